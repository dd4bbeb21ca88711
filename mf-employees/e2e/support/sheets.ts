import { readFile } from 'node:fs/promises';
import type { Api, Page } from '@seamline/e2e/fixtures';
import { freshNumber, type Lookups, unique } from './employees.ts';

/** A file for a file chooser: rows with commas. */
export function csvFile(rows: readonly (readonly string[])[], name = `${unique()}.csv`) {
  const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const text = rows.map((row) => row.map(quoted).join(',')).join('\r\n');
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

export const HEADINGS = [
  'First Name',
  'Last Name',
  'Mobile No.',
  'DOB',
  'नियुक्ति तिथि',
  'Sex',
  'Employment Type',
  'Job Title',
  'Branch',
  'Notes',
];

/** A row about a new employee, under these headings. */
export function newcomer(
  last: string,
  values: Partial<Record<'number' | 'born' | 'gender' | 'branch', string>> = {},
): string[] {
  const { number = freshNumber(), born = '08/03/1992', gender = 'F', branch = 'Vesu Showroom' } = values;
  return ['Hetal', last, number, born, '2019-06-01', gender, 'Full time', 'Tailor', branch, 'from the old list'];
}

/** The same for an employee who can be imported: with an existing designation. */
export async function importable(owner: Api): Promise<typeof newcomer> {
  const { designations } = await owner.get<Lookups>('/data/employee/select');
  return (...about) => newcomer(...about).with(HEADINGS.indexOf('Job Title'), designations[0]?.name ?? '');
}

export async function textOf(download: { path(): Promise<string> }): Promise<string> {
  return await readFile(await download.path(), 'utf8');
}

export const chooser = (page: Page) => page.getByLabel('Choose a file');

/** The cell of a row below a heading. */
export async function cellOf(page: Page, heading: string, row: number) {
  const headings = await page.getByRole('columnheader').allTextContents();
  return page
    .getByRole('row', { name: new RegExp(`^${row} `) })
    .getByRole('gridcell')
    .nth(headings.indexOf(heading) - 1);
}

/** The field above the rows in which a cell is changed. */
export const editor = (page: Page, label: string) => page.locator('input').and(page.getByLabel(label, { exact: true }));
