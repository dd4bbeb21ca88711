import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, id, idParameter, LIMITS, requiredName, text, version, versionParameter } from '../wire/fields.ts';

const values = {
  department_name: z.string(),
  department_code: z.nullable(z.string()),
  department_description: z.nullable(z.string()),
  version,
};

/** A department with the branch that it belongs to. */
export const department = z.object({ department_id: id, branch_id: id, branch_name: z.string(), ...values });
export type Department = z.output<typeof department>;

/** A branch in the list: its departments by id, which is not the order of the screen. */
const branchEntry = z.object({ branch_name: z.string(), department: z.record(z.string(), z.object(values)) });

/** Values of the add form; empty texts are left out. */
export const departmentInput = z.object({
  branch_id: idParameter,
  name: requiredName(LIMITS.name),
  code: z.optional(text(LIMITS.code)),
  description: z.optional(text(LIMITS.description)),
});
export type DepartmentInput = z.output<typeof departmentInput>;

/** Values of the edit popup: an empty text clears the stored one, a missing one leaves it unchanged. */
export const departmentChange = z.object({
  name: requiredName(LIMITS.name),
  code: z.optional(text(LIMITS.code)),
  description: z.optional(text(LIMITS.description)),
});
export type DepartmentChange = z.output<typeof departmentChange>;

export const listDepartments = endpoint({
  method: 'GET',
  path: '/data/settings/departments',
  summary: 'All branches by id, each with its departments by id',
  answer: z.record(z.string(), branchEntry),
});

export const updateDepartment = endpoint({
  method: 'PUT',
  path: '/data/settings/departments',
  summary: 'Change name, code and description of a department; another branch moves it there with its people',
  query: z.extend(departmentChange, {
    department_id: idParameter,
    branch_id: idParameter,
    version: versionParameter,
  }),
  answer: department,
});

export const removeDepartment = endpoint({
  method: 'DELETE',
  path: '/data/settings/departments',
  summary: 'Delete a department that nothing depends on',
  query: z.object({ department_id: idParameter, version: versionParameter }),
  answer: done,
});

export const getDepartmentOptions = endpoint({
  method: 'GET',
  path: '/data/settings/add-departments',
  summary: 'The branches that a department can belong to, by id, and the kinds of department, which nothing uses yet',
  answer: z.object({
    branches: z.record(z.string(), z.string()),
    department_type_options: z.array(z.string()),
  }),
});

export const createDepartment = endpoint({
  method: 'POST',
  path: '/data/settings/add-departments',
  summary: 'Add a department to a branch',
  query: departmentInput,
  answer: department,
});
