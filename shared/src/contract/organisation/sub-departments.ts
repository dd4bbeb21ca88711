import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, id, idParameter, LIMITS, requiredName, text, version, versionParameter } from '../wire/fields.ts';

export const subDepartment = z.object({
  id,
  sub_department: z.string(),
  code: z.nullable(z.string()),
  description: z.nullable(z.string()),
  version,
});
export type SubDepartment = z.output<typeof subDepartment>;

const departmentEntry = z.object({
  department_id: id,
  department_name: z.string(),
  sub_departments: z.array(subDepartment),
});
/** A department as the list of sub-departments shows it. */
export type DepartmentEntry = z.output<typeof departmentEntry>;

const branchEntry = z.object({ branch_id: id, branch_name: z.string(), departments: z.array(departmentEntry) });
/** A branch as the list of sub-departments shows it. */
export type BranchEntry = z.output<typeof branchEntry>;

/** Values of the add form; empty texts are left out. */
export const subDepartmentInput = z.object({
  branch_id: idParameter,
  department_id: idParameter,
  sub_department: requiredName(LIMITS.name),
  code: z.optional(text(LIMITS.code)),
  description: z.optional(text(LIMITS.description)),
});
export type SubDepartmentInput = z.output<typeof subDepartmentInput>;

/** Values of the edit popup: an empty description clears the stored one. The code is set once, by the add form. */
export const subDepartmentChange = z.object({
  sub_department: requiredName(LIMITS.name),
  description: z.optional(text(LIMITS.description)),
});
export type SubDepartmentChange = z.output<typeof subDepartmentChange>;

export const listSubDepartments = endpoint({
  method: 'GET',
  path: '/data/settings/sub-departments',
  summary: 'All branches with their departments and the sub-departments of these',
  answer: z.object({ branches: z.array(branchEntry) }),
});

export const updateSubDepartment = endpoint({
  method: 'PUT',
  path: '/data/settings/sub-departments',
  summary: 'Change name and description of a sub-department',
  query: z.extend(subDepartmentChange, { sub_department_id: idParameter, version: versionParameter }),
  answer: subDepartment,
});

export const removeSubDepartment = endpoint({
  method: 'DELETE',
  path: '/data/settings/sub-departments',
  summary: 'Delete a sub-department that nobody belongs to',
  query: z.object({ sub_department_id: idParameter, version: versionParameter }),
  answer: done,
});

export const createSubDepartment = endpoint({
  method: 'POST',
  path: '/data/settings/sub-departments',
  summary: 'Add a sub-department to a department',
  query: subDepartmentInput,
  answer: subDepartment,
});
