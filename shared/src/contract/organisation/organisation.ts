import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { DEPENDED_KINDS } from '../record-kinds.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParameter } from '../wire/fields.ts';

const subDepartmentNode = z.object({ id, sub_department: z.string(), employees: z.int() });

const departmentNode = z.object({
  department_id: id,
  department_name: z.string(),
  employees: z.int(),
  sub_departments: z.array(subDepartmentNode),
});

const branchNode = z.object({
  branch_id: id,
  branch_name: z.string(),
  employees: z.int(),
  departments: z.array(departmentNode),
});

/** The organisation from its branches down, each node with the number of current employees. */
export const organisation = z.object({ employees: z.int(), branches: z.array(branchNode) });
export type Organisation = z.output<typeof organisation>;

export const getOrganisation = endpoint({
  method: 'GET',
  path: '/data/settings/organisation',
  summary: 'The whole organisation as a tree with headcounts',
  answer: organisation,
});

/** Numbers of current employees by the id of a record; a record without any is left out. */
const employeesById = z.record(z.string(), z.int());

export const getHeadcounts = endpoint({
  method: 'GET',
  path: '/data/settings/headcounts',
  summary: 'How many employees branches, departments, sub-departments and designations have',
  answer: z.object({
    branches: employeesById,
    departments: employeesById,
    sub_departments: employeesById,
    designations: employeesById,
  }),
});
export type Headcounts = z.output<typeof getHeadcounts.answer>;

/** Counts of dependent records, which keep a record from being deleted. */
export const dependants = z.object({
  departments: z.int(),
  sub_departments: z.int(),
  employees: z.int(),
  former_employees: z.int(),
  /** Planned transfers to it. Missing in responses of earlier releases. */
  transfers: z.optional(z.int()),
});
export type Dependants = z.output<typeof dependants>;

export const getDependants = endpoint({
  method: 'GET',
  path: '/data/settings/dependants',
  summary: 'What belongs to a branch, a department, a sub-department, a designation or a shift',
  query: z.object({ record: z.enum(DEPENDED_KINDS, invalid('invalid_choice')), id: idParameter }),
  answer: dependants,
});
