import { getLeaveReasonOptions } from '@seamline/shared/contract/leave/leave-reasons';
import { listLeaveTypes } from '@seamline/shared/contract/leave/leave-types';
import { listBranches } from '@seamline/shared/contract/organisation/branches';
import { listDepartments } from '@seamline/shared/contract/organisation/departments';
import { listDesignations } from '@seamline/shared/contract/organisation/designations';
import {
  importOrganisation,
  type OrganisationImportPreview,
  previewOrganisationImport,
} from '@seamline/shared/contract/organisation/organisation-imports';
import { listSubDepartments } from '@seamline/shared/contract/organisation/sub-departments';
import { call } from '@seamline/shared/http';
import { mutation } from '@seamline/shared/query';
import { LIST_KEYS } from '../queries.ts';
import { ofSheets, type ReadWorkbook } from './workbook.ts';

type Rows = ReadWorkbook['rows'];

/** A workbook with what its import would do. */
export interface PreviewedWorkbook {
  readonly workbook: ReadWorkbook;
  readonly preview: OrganisationImportPreview;
}

export async function previewWorkbook(workbook: ReadWorkbook, signal?: AbortSignal): Promise<PreviewedWorkbook> {
  const preview = await call(previewOrganisationImport, { body: workbook.rows }, signal ? { signal } : {});
  return { workbook, preview };
}

export const importWorkbook = mutation({
  request: ({ workbook, preview }: PreviewedWorkbook) =>
    call(importOrganisation, {
      body: ofSheets((sheet) =>
        workbook.rows[sheet].map((row, index) => ({ ...row, record: preview[sheet][index]?.record ?? null })),
      ),
    }),
  invalidates: [...LIST_KEYS, [listLeaveTypes.path], [getLeaveReasonOptions.path]],
});

/** Everything that is stored, as rows of the sheets. */
export async function storedRows(): Promise<Record<keyof Rows, Readonly<Record<string, unknown>>[]>> {
  const [{ branches }, departments, { branches: places }, { designations }, { leave_types }] = await Promise.all([
    call(listBranches),
    call(listDepartments),
    call(listSubDepartments),
    call(listDesignations),
    call(listLeaveTypes),
  ]);
  return {
    branches,
    departments: places.flatMap(({ branch_id, branch_name: branch, departments: own }) =>
      own.map(({ department_id, department_name: name }) => {
        const stored = departments[branch_id]?.department[department_id];
        return { branch, name, code: stored?.department_code, description: stored?.department_description };
      }),
    ),
    sub_departments: places.flatMap(({ branch_name: branch, departments: own }) =>
      own.flatMap(({ department_name: department, sub_departments }) =>
        sub_departments.map((one) => ({ branch, department, ...one })),
      ),
    ),
    designations,
    leave_types,
  };
}
