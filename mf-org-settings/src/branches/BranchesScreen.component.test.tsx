import { listBranches } from '@seamline/shared/contract/organisation/branches';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { VESU } from './testing/vesu.ts';

const table = page.getByRole('table', { name: 'Branches' });

test('branch list: says that it is loading until the answer comes', async () => {
  let release = () => {};
  renderRoutes(routes, 'branches', (data) => {
    release = data.hold(listBranches, { branches: [VESU] });
  });
  await expect.element(page.getByText('Loading branches...', { exact: true })).toBeVisible();
  release();
  await expect.element(table).toBeVisible();
});

test('branch list: shows "No branches found." without any', async () => {
  renderRoutes(routes, 'branches', (data) => data.answer(listBranches, { branches: [] }));
  await expect.element(page.getByText('No branches found.', { exact: true })).toBeVisible();
});

test('branch list: says why it could not be fetched, and Retry fetches it', async () => {
  const service = renderRoutes(routes, 'branches', (data) =>
    data.refuse(listBranches, 503, { message: 'The database is resting.', detail: 'pool exhausted' }),
  );
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Failed to fetch branches\. Please try again later\./);
  await expect.element(alert).toMatchTextContent(/The database is resting\./);
  service.answer(listBranches, { branches: [VESU] });
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
  await expect.element(table).toBeVisible();
});

test('branch list: the details of a row have address, state and telephone', async () => {
  const contact = { postal_address: 'VIP Road, Surat 395007', state: 'Gujarat', telephone: '0261 555 0155' };
  renderRoutes(routes, 'branches', (data) => data.answer(listBranches, { branches: [{ ...VESU, ...contact }] }));
  await expect.element(table.getByRole('link', { name: 'Vesu Showroom', exact: true })).toBeVisible();
  await expect.element(table.getByText('VIP Road, Surat 395007')).not.toBeInTheDocument();
  await userEvent.click(table.getByRole('button', { name: 'More Vesu Showroom' }));
  for (const text of Object.values(contact)) await expect.element(table.getByText(text)).toBeVisible();
});
