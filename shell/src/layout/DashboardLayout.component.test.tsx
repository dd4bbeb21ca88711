import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { useRef } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FocusOnNavigation } from './DashboardLayout.tsx';

function Frame() {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <nav style={{ position: 'fixed', top: 0 }}>
        <Link to="/dashboard/branches?q=surat">Filtered branches</Link>
        <Link to="/dashboard/shifts">Shifts</Link>
      </nav>
      <main ref={main} tabIndex={-1} style={{ minHeight: '4000px' }}>
        <Outlet />
      </main>
      <FocusOnNavigation main={main} isStarting={false} />
    </>
  );
}

const routes = ['branches', 'shifts'].map((path) => ({ path, element: <h1 tabIndex={-1}>{path}</h1> }));

test('focus on navigation: a link scrolls to the top, also after Back to another filter of the same page', async () => {
  renderRoutes([{ element: <Frame />, children: routes }], 'branches', () => undefined);
  await page.getByRole('link', { name: 'Filtered branches' }).click();
  await expect.poll(() => location.search).toBe('?q=surat');
  history.back();
  await expect.poll(() => location.search).toBe('');
  window.scrollTo(0, 800);
  await page.getByRole('link', { name: 'Shifts' }).click();
  await expect.element(page.getByRole('heading', { name: 'shifts' })).toHaveFocus();
  expect(window.scrollY).toBe(0);
});
