import { createSampleRecord, listSampleRecords } from '@seamline/shared/contract/sample-domain/sample-records';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const FIRST = { id: 1, name: 'First', version: 1 };

const name = page.getByRole('textbox', { name: 'Name', exact: true });
const submit = page.getByRole('button', { name: 'Add Sample Record', exact: true });

test('sample record form: says what is missing and what is taken, and adds', async () => {
  const service = renderRoutes(routes, 'sample-path/add', (data) => {
    data.answer(listSampleRecords, { sample_records: [FIRST] });
    data.answer(createSampleRecord, { id: 2, name: 'Second', version: 1 });
  });
  await expect.element(submit).toBeVisible();
  await userEvent.click(submit);
  await expect.element(name).toHaveAccessibleDescription(/This field is required\./);
  await userEvent.fill(name, 'first');
  await expect.element(page.getByText('There is already a sample record called First.', { exact: true })).toBeVisible();
  await userEvent.fill(name, 'Second');
  await userEvent.click(submit);
  await expect.element(page.getByText('Second was added.', { exact: true })).toBeVisible();
  const { method, path } = createSampleRecord;
  const sent = service.calls.filter((call) => call.method === method && call.path === path);
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ name: 'Second' }]);
});
