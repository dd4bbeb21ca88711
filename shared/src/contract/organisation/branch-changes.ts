import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import { idParameter, requiredName, requiredText, text, versionParameter } from '../wire/fields.ts';
import { BRANCH_LIMITS, branch } from './branches.ts';

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

export const updateBranch = endpoint({
  method: 'PUT',
  path: '/data/settings/branches',
  summary: 'Change name, code and type of a branch',
  query: z.extend(branchChange, { branch_id: idParameter, version: versionParameter }),
  answer: branch,
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
