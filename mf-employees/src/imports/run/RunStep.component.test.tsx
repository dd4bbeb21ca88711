import { beginImport, importRows } from '@seamline/shared/contract/employees/employee-imports';
import type { PreviewedRow } from '@seamline/shared/contract/employees/import-preview';
import { translatedRoutes } from '@seamline/shared/i18n';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogues } from '../../catalogue.ts';
import { ImportModel } from '../check/importModel.ts';
import type { Target } from '../columns/importColumns.ts';
import { RunStep } from './RunStep.tsx';

const importId = '5ea3'.repeat(8);

async function checkedModel(): Promise<ImportModel> {
  const mapping: Target[] = ['mobile_number', 'grade'];
  const changed: PreviewedRow = {
    ...{ row: 2, kind: 'change', employee: { id: 1, version: 1, name: 'Asha Mehta' }, mobile_number: '9000000001' },
    ...{
      read: { grade: 'B' },
      values: { grade: 'B' },
      clear: [],
      effective_on: null,
      before: { grade: 'A' },
      errors: [],
      notes: [],
    },
    ...{ question: null, is_confirmed: false, is_stale: false, person: 1, unresolved: [] },
  };
  const model = new ImportModel({
    sheet: {
      ...{ fileName: 'staff.csv', hash: '5ea3'.repeat(16), names: [], name: '', headings: mapping },
      rows: [{ number: 2, cells: ['9000000001', 'B'] }],
    },
    choices: { mapping, constants: {}, edits: {}, answers: {}, emptyClears: false, dateOrder: null },
    preview: async () => [changed],
  });
  await model.check(new AbortController().signal);
  return model;
}

test('import: a resumed run is neither stopped nor repeated by the late failure of the paused one', async () => {
  const model = await checkedModel();
  const step = <RunStep model={model} importId={importId} finish={() => undefined} back={() => undefined} />;
  const service = renderRoutes(translatedRoutes(catalogues, [{ path: 'import', element: step }]), 'import', (data) => {
    data.answer(beginImport, {
      ...{ id: importId, file_name: 'staff.csv', content_hash: model.sheet.hash, total_rows: 1 },
      ...{ created: 0, changed: 0, unchanged: 0, rejected: 0 },
      ...{ started_at: '2026-11-23T09:00:00.000Z', last_at: '2026-11-23T09:00:00.000Z' },
    });
  });
  const sent = () => service.calls.filter(({ path }) => path.endsWith('/rows')).length;
  await expect.poll(sent).toBeGreaterThan(0);
  await userEvent.click(page.getByRole('button', { name: 'Pause' }));
  await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  // On a slow machine the call was tried again before the pause.
  const sentBefore = sent();
  service.hold(importRows, { rows: [] });
  await userEvent.click(page.getByRole('button', { name: 'Resume' }));
  await expect.poll(sent).toBe(sentBefore + 1);

  // The paused run would be sent again half a second after its failure, or two.
  await new Promise((resolve) => setTimeout(resolve, 2200));
  expect(sent()).toBe(sentBefore + 1);
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});
