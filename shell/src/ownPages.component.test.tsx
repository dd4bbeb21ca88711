import { I18nProvider } from '@lingui/react';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { Link, Outlet, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ownPages } from './ownPages.tsx';
import { shellMessages } from './shellMessages.ts';

function Frame() {
  return (
    <I18nProvider i18n={shellMessages.i18n}>
      <nav>
        <Link to="/dashboard">Dashboard</Link>
        <Link to="/dashboard/profile">Profile</Link>
      </nav>
      <Outlet />
    </I18nProvider>
  );
}

const fail = () => Promise.reject(new Error('Loading chunk 7 failed.'));

/** The pages with code that fails to load, as after a deployment that removed it. */
function failing({ children = [], ...route }: RouteObject): RouteObject {
  const own = children.map(({ lazy, ...child }) => ({
    ...child,
    lazy: typeof lazy === 'function' ? fail : { Component: fail },
  }));
  return { ...route, children: own } as RouteObject;
}

test.each(['Dashboard', 'Profile'])(
  'own pages: a chunk behind %s that fails to load leaves the frame, and a button reloads the page',
  async (name) => {
    renderRoutes([{ element: <Frame />, children: [failing(ownPages), { path: 'start' }] }], 'start', () => undefined);
    const link = page.getByRole('link', { name });
    await link.click();
    await expect.element(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect.element(link).toBeVisible();
  },
);
