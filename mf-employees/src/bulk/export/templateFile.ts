import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { targetLabels } from '../columns/targetLabels.ts';
import { writeFile } from '../sheet/sheetWorker.ts';
import { exportColumns } from './exportColumns.ts';

/** Rows of a template that are ready to be filled in: their cells keep zeros in front of numbers. */
const READY = 200;

/** An empty sheet with every column. */
export async function templateFile(i18n: I18n): Promise<Blob> {
  const columns = exportColumns(targetLabels(i18n)).slice(1, -1);
  return await writeFile('xlsx', i18n._(msg`Employees`), columns, emptyRows(columns.length));
}

async function* emptyRows(width: number): AsyncGenerator<string[][]> {
  yield Array.from({ length: READY }, () => Array.from({ length: width }, () => ''));
}
