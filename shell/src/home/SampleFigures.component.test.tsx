import { I18nProvider } from '@lingui/react';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { Link } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shellMessages } from '../shellMessages.ts';
import { SampleFigures } from './SampleFigures.tsx';

const home = (
  <I18nProvider i18n={shellMessages.i18n}>
    <Link to="/dashboard/other">Away</Link>
    <SampleFigures />
  </I18nProvider>
);
const routes = [
  { index: true, element: home },
  { path: 'other', element: <Link to="/dashboard">Back</Link> },
];

const open = () => renderRoutes(routes, '', () => undefined);

const figure = page.getByText('Total of active tasks');

afterEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

test('sample figures: they are collapsed on a phone only', async () => {
  await page.viewport(375, 800);
  open();
  await expect.element(page.getByText('Sample figures', { exact: true })).toBeVisible();
  await expect.element(figure).not.toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(figure).toBeVisible();
  expect(localStorage.getItem('seamline:sample-figures'), 'nobody has chosen').toBeNull();
});

test('sample figures: who collapses them finds them collapsed', async () => {
  await page.viewport(1280, 800);
  open();
  await userEvent.click(page.getByText('Sample figures', { exact: true }));
  await expect.element(figure).not.toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Away' }));
  await userEvent.click(page.getByRole('link', { name: 'Back' }));
  await expect.element(page.getByText('Sample figures', { exact: true })).toBeVisible();
  await expect.element(figure).not.toBeVisible();
});
