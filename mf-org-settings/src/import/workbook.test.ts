import type { I18n } from '@lingui/core';
import { SHEET_NAMES } from '@seamline/shared/contract/organisation/organisation-imports';
import type { SheetContent } from '@seamline/shared/sheet';
import { describe, expect, test } from 'vitest';
import { knownHeadings, readOrganisation, templateSheets, workbookSheets } from './workbook.ts';
import { allLanguages, columnsOf } from './workbookColumns.ts';

const languages = await allLanguages();
const [english, hindi, gujarati] = languages as [I18n, I18n, I18n];

function sheetOf(name: string, headings: readonly string[], ...rows: (readonly string[])[]): SheetContent {
  const numbered = rows.map((cells, index) => ({ number: index + 2, cells }));
  return { fileName: 'surat.xlsx', hash: '', names: [name], name, headings, rows: numbered };
}

const NOTHING = { branches: [], departments: [], sub_departments: [], designations: [], leave_types: [] };

describe('a workbook of the organisation', () => {
  test.each([
    ['English', english],
    ['Hindi', hindi],
    ['Gujarati', gujarati],
  ])('that was written in %s is read back as it was', (_language, i18n) => {
    const stored = {
      branches: [{ name: 'Vesu Showroom', code: '007', branch_type: 'Design Studio' }],
      departments: [{ branch: 'Vesu Showroom', name: 'Retail', code: null, description: 'Counter' }],
      sub_departments: [{ branch: 'Vesu Showroom', department: 'Retail', sub_department: 'Sarees', code: 'S' }],
      designations: [{ designation: 'Tailor', code: undefined, description: '' }],
      leave_types: [
        {
          leave_type_name: 'Casual',
          attachment_required: true,
          applicable_for: 'un-married',
          leave_applied_on_past_days: false,
        },
      ],
    };
    const sheets = workbookSheets(stored, i18n).map(({ name, columns, rows }) =>
      sheetOf(
        name,
        columns.map(({ heading }) => heading),
        ...rows,
      ),
    );
    const { rows, unknownSheets, unknownColumns } = readOrganisation(sheets, languages);
    expect([unknownSheets, unknownColumns]).toEqual([[], []]);
    expect(SHEET_NAMES.map((sheet) => rows[sheet].map(({ values }) => values))).toEqual([
      [{ name: 'Vesu Showroom', code: '007', branch_type: 'Design Studio' }],
      [{ branch: 'Vesu Showroom', name: 'Retail', description: 'Counter' }],
      [{ branch: 'Vesu Showroom', department: 'Retail', sub_department: 'Sarees', code: 'S' }],
      [{ designation: 'Tailor' }],
      [
        {
          leave_type_name: 'Casual',
          attachment_required: 'true',
          applicable_for: 'un-married',
          leave_applied_on_past_days: 'false',
        },
      ],
    ]);
  });

  test('is read by the headings and words that people write, with the numbers of its rows', () => {
    const { rows, unknownSheets, unknownColumns } = readOrganisation(
      [
        sheetOf('Cover', ['Notes', 'By'], ['Call Hetal', 'Ravi']),
        sheetOf(
          'BRANCHES',
          ['Branch Name', 'CODE', 'Type', 'City'],
          ['Vesu', '', 'showroom', 'Surat'],
          ['', '', '', ''],
        ),
        sheetOf(
          'sub departments',
          ['Branch', 'Dept', 'Department Name', 'Sub Department'],
          ['Vesu', 'x', 'Retail', 'Zari'],
        ),
        sheetOf(
          'Leave types',
          ['Leave Type', 'Past Days', 'Days', 'For'],
          ['Sick', 'હા', '3.0', 'cats'],
          ['Paid', 'maybe', '1,000'],
        ),
      ],
      languages,
    );
    expect(rows).toEqual({
      ...NOTHING,
      branches: [{ row: 2, values: { name: 'Vesu', branch_type: 'Showroom' } }],
      sub_departments: [{ row: 2, values: { branch: 'Vesu', department: 'Retail', sub_department: 'Zari' } }],
      leave_types: [
        {
          row: 2,
          values: {
            leave_type_name: 'Sick',
            leave_applied_on_past_days: 'true',
            allow_applicable_previous_days: '3',
            applicable_for: 'cats',
          },
        },
        {
          row: 3,
          values: {
            leave_type_name: 'Paid',
            leave_applied_on_past_days: 'maybe',
            allow_applicable_previous_days: '1,000',
          },
        },
      ],
    });
    expect(unknownSheets).toEqual(['Cover']);
    expect(unknownColumns).toEqual(['City', 'Dept']);
  });

  test('is read with its hidden rows and columns, and without them', () => {
    const sheet = sheetOf('Branches', ['Name', 'Code'], ['Vesu', 'V1'], ['Adajan', 'A1']);
    const hidden = {
      ...sheet,
      hiddenColumns: [1],
      rows: sheet.rows.map((row, at) => ({ ...row, isHidden: at === 1 })),
    };
    const read = readOrganisation([hidden], languages);
    expect(read.rows.branches).toHaveLength(2);
    expect(read.hidden).toMatchObject({ rows: 1, columns: ['Code'] });
    expect(read.hidden.without?.rows.branches).toEqual([{ row: 2, values: { name: 'Vesu' } }]);
    expect(readOrganisation([sheet], languages).hidden).toEqual({ rows: 0, columns: [] });
    const all = { ...sheet, rows: sheet.rows.map((row) => ({ ...row, isHidden: true })) };
    expect(readOrganisation([all], languages).hidden).toEqual({ rows: 2, columns: [] });
  });

  test('has headings in every language that are known before it is read', () => {
    expect(knownHeadings(languages)).toEqual(expect.arrayContaining(['name', 'code', 'branch type', 'शाखा']));
  });

  test('is refused without a known sheet, without rows, and with too many', () => {
    const reading =
      (...sheets: SheetContent[]) =>
      () =>
        readOrganisation(sheets, languages);
    const many = Array.from({ length: 2001 }, (_, index) => [`Tailor ${index}`]);
    expect(reading(sheetOf('Staff', ['Name', 'City'], ['Hetal', 'Surat']))).toThrow('noHeadings');
    expect(reading(sheetOf('Branches', ['Name', 'Code'], ['', '']))).toThrow('empty');
    expect(reading(sheetOf('Designations', ['Name', 'Code'], ...many))).toThrow('tooManyRows');
  });
});

test('a template has every column of every sheet and rows to fill in', () => {
  const sheets = templateSheets(english);
  expect(sheets.map(({ name }) => name)).toEqual([
    'Branches',
    'Departments',
    'Sub-departments',
    'Designations',
    'Leave Types',
  ]);
  expect(sheets.map(({ columns }) => columns.length)).toEqual(SHEET_NAMES.map((sheet) => columnsOf(sheet).length));
  expect(sheets.every(({ rows }) => rows.length === 200 && rows.flat().every((cell) => cell === ''))).toBe(true);
});
