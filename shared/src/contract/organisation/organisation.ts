import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { id } from '../wire/fields.ts';

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

/** The organisation from its branches down, each node with the number of employees who have joined and not left. */
export const organisation = z.object({ employees: z.int(), branches: z.array(branchNode) });
export type Organisation = z.output<typeof organisation>;

export const getOrganisation = endpoint({
  method: 'GET',
  path: '/data/settings/organisation',
  summary: 'The whole organisation as a tree with headcounts',
  answer: organisation,
});

/** Numbers of employees who have joined and not left, by the id of a record; a record without any is left out. */
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
