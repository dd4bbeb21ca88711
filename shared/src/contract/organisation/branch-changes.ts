import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { cleanNumber } from '../wire/digits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { idParameter, requiredName, requiredText, text, versionParameter } from '../wire/fields.ts';
import { isTelephoneNumber } from '../wire/telephone-numbers.ts';
import { BRANCH_LIMITS, branch } from './branches.ts';

const branchType = z
  .string(invalid('required'))
  .check(
    z.trim(),
    z.minLength(1, invalid('required')),
    z.maxLength(BRANCH_LIMITS.branch_type, invalid('too_long', { max: BRANCH_LIMITS.branch_type })),
  );

/** States and union territories, which forms suggest. */
export const INDIAN_STATES = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/** Additional values of a branch, which no call needs; an empty one clears the stored one. */
const contact = {
  postal_address: z.optional(text(BRANCH_LIMITS.postal_address)),
  state: z.optional(text(BRANCH_LIMITS.state)),
  telephone: z.optional(
    text(BRANCH_LIMITS.telephone).check(
      z.overwrite(cleanNumber),
      z.refine((number) => number === '' || isTelephoneNumber(number), invalid('invalid_telephone_number')),
    ),
  ),
};

/** Values of the add form: an empty code is left out. */
export const branchInput = z.object({
  name: requiredName(BRANCH_LIMITS.name),
  code: z.optional(text(BRANCH_LIMITS.code)),
  branch_type: branchType,
  ...contact,
});
export type BranchInput = z.output<typeof branchInput>;

/** Values of the edit popup, where the code is required too. */
export const branchChange = z.object({
  name: requiredName(BRANCH_LIMITS.name),
  code: requiredText(BRANCH_LIMITS.code),
  branch_type: branchType,
  ...contact,
});
export type BranchChange = z.output<typeof branchChange>;

export const updateBranch = endpoint({
  method: 'PUT',
  path: '/data/settings/branches',
  summary: 'Change a branch',
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
