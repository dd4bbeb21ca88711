import { employeeMessages } from '../../messages.ts';
import { targetLabels } from '../columns/targetLabels.ts';
import { bulkMessages } from '../messages.ts';
import { writeFile } from '../sheet/sheetWorker.ts';
import { exportColumns } from './exportColumns.ts';

/** Rows of a template that are ready to be filled in: their cells keep zeros in front of numbers. */
const READY = 200;

/** An empty sheet with every column. */
export async function templateFile(): Promise<Blob> {
  const text = bulkMessages.current();
  const columns = exportColumns(targetLabels(employeeMessages.current().fields, text.extraTargets)).slice(1, -1);
  return await writeFile('xlsx', text.export.fileName, columns, emptyRows(columns.length));
}

async function* emptyRows(width: number): AsyncGenerator<string[][]> {
  yield Array.from({ length: READY }, () => Array.from({ length: width }, () => ''));
}
