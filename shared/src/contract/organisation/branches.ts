import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import {
  done,
  id,
  idParameter,
  instant,
  LIMITS,
  requiredName,
  requiredText,
  text,
  version,
  versionParameter,
} from '../wire/fields.ts';

/** The kinds of branch that the server offers. */
export const BRANCH_TYPES = ['Head Office', 'Showroom', 'Factory', 'Warehouse', 'Design Studio', 'Franchise'] as const;

export const branch = z.object({
  id,
  name: z.string(),
  code: z.nullable(z.string()),
  branch_type: z.string(),
  created_at: instant,
  version,
});
export type Branch = z.output<typeof branch>;

/** Most characters of each text of a branch. */
export const BRANCH_LIMITS = { name: LIMITS.name, code: LIMITS.code, branch_type: 100 } as const;

const branchType = z
  .string(invalid('required'))
  .check(
    z.trim(),
    z.minLength(1, invalid('required')),
    z.maxLength(BRANCH_LIMITS.branch_type, invalid('too_long', { max: BRANCH_LIMITS.branch_type })),
  );

/** Values of the add form: an empty code is left out. */
export const branchInput = z.object({
  name: requiredName(BRANCH_LIMITS.name),
  code: z.optional(text(BRANCH_LIMITS.code)),
  branch_type: branchType,
});
export type BranchInput = z.output<typeof branchInput>;

/** Values of the edit popup, where the code is required too. */
export const branchChange = z.object({
  name: requiredName(BRANCH_LIMITS.name),
  code: requiredText(BRANCH_LIMITS.code),
  branch_type: branchType,
});
export type BranchChange = z.output<typeof branchChange>;

export const listBranches = endpoint({
  method: 'GET',
  path: '/data/settings/branches',
  summary: 'All branches',
  answer: z.object({ branches: z.array(branch) }),
});

export const updateBranch = endpoint({
  method: 'PUT',
  path: '/data/settings/branches',
  summary: 'Change name, code and type of a branch',
  query: z.extend(branchChange, { branch_id: idParameter, version: versionParameter }),
  answer: branch,
});

export const removeBranch = endpoint({
  method: 'DELETE',
  path: '/data/settings/branches',
  summary: 'Delete a branch that nothing depends on',
  query: z.object({ branch_id: idParameter, version: versionParameter }),
  answer: done,
});

export const getBranchOptions = endpoint({
  method: 'GET',
  path: '/data/settings/add-branches',
  summary: 'The branch types to choose from',
  answer: z.object({ branch_type_options: z.array(z.string()) }),
});

export const createBranch = endpoint({
  method: 'POST',
  path: '/data/settings/add-branches',
  summary: 'Add a branch',
  query: branchInput,
  answer: branch,
});
