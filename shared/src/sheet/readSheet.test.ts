import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { readSheet } from './readSheet.ts';
import type { SheetHead, SheetRow } from './sheetFile.ts';
import { bytesOf, csv, read } from './testing/reading.ts';

const KNOWN = { known: ['first name', 'mobile number', 'gender', 'grade'] };
const HEADINGS = ['First Name', 'Mobile number *', 'Gender', 'Grade'];
const HETAL = ['Hetal', '9824012345', 'Female', 'W1'];

const xlsx = async (sheet: Omit<Parameters<typeof writeXlsx>[0]['sheets'][number], 'name'>) =>
  new Uint8Array(await writeXlsx({ sheets: [{ name: 'Staff', ...sheet }] }));

describe('headings of a sheet', () => {
  test('are in the row with most known ones, below groups of columns', async () => {
    const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }];
    const bytes = await xlsx({ rows: [['Personal', null, 'Job', 'Grade'], HEADINGS, HETAL], merges });
    expect(await read(bytes, undefined, KNOWN)).toMatchObject({ headings: HEADINGS, headingRow: 2, rows: [HETAL] });
  });

  test('are in the row that was chosen, whatever is known', async () => {
    const groups = ['Personal', '', 'Job', 'Grade'];
    const text = [groups, HEADINGS, HETAL].map((row) => row.join(',')).join('\n');
    expect(await read(bytesOf(text), undefined, { ...KNOWN, headingRow: 1 })).toMatchObject({
      headings: groups,
      rows: [HEADINGS, HETAL],
    });
  });

  test('are the first row of several cells where none is known, also below more than ten titles', async () => {
    const titles = Array.from({ length: 12 }, (_, index) => `Title ${index}`);
    expect(await csv([...titles, 'Foo,Bar', '1,2'].join('\n'))).toMatchObject({
      headings: ['Foo', 'Bar'],
      headingRow: 13,
      rows: [['1', '2']],
    });
  });

  test('can be any of the first ten rows that are not empty, which the head has', async () => {
    let head: SheetHead | undefined;
    const rows = Array.from({ length: 12 }, (_, index) => `a${index},b${index}`);
    await readSheet(bytesOf(['x,y', '', ...rows].join('\n')), {}, { head: (found) => (head = found), row: () => {} });
    expect(head?.top.map(({ number }) => number)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

test('hidden rows and columns of a sheet are read and marked', async () => {
  const bytes = await xlsx({
    rows: [HEADINGS, HETAL, ['Ravi', '9824012346', 'Male', 'W2'], HETAL],
    rowDefs: new Map([[2, { hidden: true }]]),
    columns: [{}, {}, {}, { hidden: true }],
  });
  const rows: SheetRow[] = [];
  let hiddenColumns: readonly number[] = [];
  const sink = { head: (head: SheetHead) => ({ hiddenColumns } = head), row: (row: SheetRow) => rows.push(row) };
  await readSheet(bytes, {}, sink);
  expect(rows.map(({ number, isHidden }) => [number, isHidden])).toEqual([
    [2, undefined],
    [3, true],
    [4, undefined],
  ]);
  expect(hiddenColumns).toEqual([3]);
});

describe('quotation marks of a CSV file', () => {
  test.each([
    ['Name,City\nHetal,"Surat\nRavi,Vesu\n', 2],
    ['Name,City\nHetal,Surat\n"Ravi,Vesu', 3],
    ['Name;City\n"a ""b""";"Surat\n', 2],
  ])('one that nothing closes is named with its line: %j', async (text, line) => {
    await expect(csv(text)).rejects.toMatchObject({ why: 'openQuote', line });
  });

  test.each([
    ['Name,City\n"Hetal ""H"" Desai","Surat\nVesu"\n'],
    ['Name,Size\nPipe,5" wide\nBolt,3"\n'],
    ['Name\tCity\n""\tSurat\n"x"\t"y"'],
  ])('those within a cell or closed are read: %j', async (text) => {
    expect((await csv(text)).rows.length).toBeGreaterThan(0);
  });
});
