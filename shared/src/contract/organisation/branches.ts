import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, id, idParameter, instant, LIMITS, version, versionParameter } from '../wire/fields.ts';

/** The kinds of branch that the server offers. */
export const BRANCH_TYPES = ['Head Office', 'Showroom', 'Factory', 'Warehouse', 'Design Studio', 'Franchise'] as const;

export const branch = z.object({
  id,
  name: z.string(),
  code: z.nullable(z.string()),
  branch_type: z.string(),
  postal_address: z.nullable(z.string()),
  state: z.nullable(z.string()),
  telephone: z.nullable(z.string()),
  created_at: instant,
  version,
});
export type Branch = z.output<typeof branch>;

/** Most characters of each text of a branch. */
export const BRANCH_LIMITS = {
  name: LIMITS.name,
  code: LIMITS.code,
  branch_type: 100,
  postal_address: 500,
  state: 100,
  telephone: 30,
} as const;

export const listBranches = endpoint({
  method: 'GET',
  path: '/data/settings/branches',
  summary: 'All branches',
  answer: z.object({ branches: z.array(branch) }),
});

export const removeBranch = endpoint({
  method: 'DELETE',
  path: '/data/settings/branches',
  summary: 'Delete a branch that nothing depends on',
  query: z.object({ branch_id: idParameter, version: versionParameter }),
  answer: done,
});
