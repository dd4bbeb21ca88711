import { getEmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { listImports } from '@seamline/shared/contract/employees/employee-imports';
import {
  listPastImports,
  type PastImport,
  previewUndo,
  type UndoPreview,
  undoImport,
} from '@seamline/shared/contract/employees/import-undo';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../../routes.tsx';

const id = '5ea3'.repeat(8);
const about: PastImport = {
  ...{ id, file_name: 'staff.xlsx', content_hash: '5ea3'.repeat(16), total_rows: 4 },
  ...{ created: 2, changed: 2, unchanged: 0, rejected: 0, can_undo: true, undone: null },
  ...{ started_at: '2026-11-24T09:00:00.000Z', last_at: '2026-11-24T09:00:00.000Z' },
  who: { id: 1, name: 'Ilaben Meghani' },
};
const asha = { employee_id: 7, name: 'Asha Chaudhary', row: 3 };
const preview: UndoPreview = {
  ...{ import: about, removed: 1, restored: 2 },
  kept: [{ ...asha, reason: 'changed', since: { by: 'Jayesh Rana', at: '2026-11-25T10:30:00.000Z' } }],
};

function open(path: string, answer: UndoPreview) {
  return renderRoutes(routes, path, (data) => {
    data.answer(getEmployeeLookups, { branches: [], designations: [], shifts: [] });
    data.answer(listImports, { imports: [] });
    data.answer(listPastImports, { imports: [answer.import] });
    data.answer(previewUndo, answer);
  });
}

const dialog = page.getByRole('alertdialog', { name: 'Undo this import' });
const undo = dialog.getByRole('button', { name: 'Yes, undo' });

test('undo of an import: is found by file, date and person, and names who stays before anything happens', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(1440, 900);
  const service = open('employee/import', preview);
  await expect.element(page.getByRole('row', { name: /staff\.xlsx.*24-Nov-2026.*Ilaben Meghani/ })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: /^Undo the import of staff\.xlsx/ }));

  await expect.element(dialog).toMatchTextContent(/1 person added by the import will be removed\./);
  await expect.element(dialog).toMatchTextContent(/2 people changed by the import will get their former values back\./);
  await expect.element(dialog).toMatchTextContent(/Row 3 Asha Chaudhary\s*Changed by Jayesh Rana on 25-Nov-2026/);
  expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([]);

  service.answer(undoImport, { removed: 1, restored: 2, kept: 1 });
  const undone = { by: 'Isha Mehta', at: '2026-11-25T11:00:00.000Z' };
  service.answer(listPastImports, { imports: [{ ...about, undone }] });
  await userEvent.click(undo);
  await expect.element(page.getByText('The import of staff.xlsx was undone.')).toBeVisible();
  await expect.element(page.getByText('by Isha Mehta, 25-Nov-2026')).toBeVisible();
  expect(dialog.query()).toBeNull();
});

test('undo of an import: shows the present list where more people were changed in the meantime', async () => {
  const service = open(`employee/import/undo/${id}`, { ...preview, kept: [] });
  await expect.element(undo).toBeVisible();
  const message = 'More people were changed in the meantime. Nothing was undone. Please look at the list again.';
  service.refuse(undoImport, 409, { message });
  service.answer(previewUndo, preview);
  await userEvent.click(undo);
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Asha Chaudhary' })).toBeVisible();
});

test('undo of an import: can only be closed where it was undone, or where nothing can be', async () => {
  open(`employee/import/undo/${id}`, { ...preview, removed: 0, restored: 0 });
  await expect.element(dialog).toMatchTextContent(/Nothing can be undone: everybody in it was changed since\./);
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(undo.query()).toBeNull();
});
