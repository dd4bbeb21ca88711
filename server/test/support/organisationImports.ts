import { expect } from 'vitest';
import type { TestApp } from './testApp.ts';

export const PATH = '/data/settings/organisation-imports';

type Cells = Record<string, string | undefined>;
type Workbook = Record<string, Cells[] | undefined>;
export interface Row {
  row: number;
  outcome: string;
  record: { id: number; version: number } | null;
  changes: object[];
  problems: { field: string; message: string }[];
}

/** Numbers the rows of each sheet as a file does: the headings are row 1. */
export const numbered = (workbook: Workbook) =>
  Object.fromEntries(
    Object.entries(workbook).map(([sheet, rows = []]) => [sheet, rows.map((values, at) => ({ row: at + 2, values }))]),
  );

/** Calls of an account that imports workbooks. */
export function organisationImportsBy(server: TestApp, by: string) {
  const post = (path: string, body: object, token = by) =>
    server.ask('POST', path, {
      token,
      json: body,
    });

  async function preview(workbook: Workbook): Promise<Record<string, Row[]>> {
    const { status, body } = await post(`${PATH}/preview`, numbered(workbook));
    expect(status).toBe(200);
    return body as Record<string, Row[]>;
  }

  /** The workbook with what its preview says about the stored records. */
  async function previewed(workbook: Workbook) {
    const seen = await preview(workbook);
    return Object.fromEntries(
      Object.entries(numbered(workbook)).map(([sheet, rows]) => [
        sheet,
        rows.map((row, at) => ({ ...row, record: seen[sheet]?.[at]?.record ?? null })),
      ]),
    );
  }

  return {
    post,
    preview,
    previewed,
    imported: async (workbook: Workbook) => await post(PATH, await previewed(workbook)),
  };
}

export const WHOLE: Workbook = {
  branches: [
    { name: 'Vesu Showroom', code: 'VES', branch_type: 'Showroom' },
    { name: 'Adajan Studio', branch_type: 'Design Studio' },
  ],
  departments: [
    { branch: 'Vesu Showroom', name: 'Retail', code: 'RET', description: 'Counter' },
    { branch: 'vesu showroom', name: 'Accounts' },
    { branch: 'Adajan Studio', name: 'Retail' },
  ],
  sub_departments: [{ branch: 'Vesu Showroom', department: 'RETAIL', sub_department: 'Sarees', code: 'SAR' }],
  designations: [{ designation: 'Tailor', code: 'TLR' }, { designation: 'Cutter' }],
  leave_types: [
    {
      leave_type_name: 'Casual Leave',
      leave_type_short_name: 'CL',
      leave_applied_on_past_days: 'true',
      allow_applicable_previous_days: '3',
      applicable_for: 'all',
    },
  ],
};
