import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { role } from './session.ts';

/** An owner or a manager; the mobile number is the key. */
export const member = z.object({
  name: z.string(),
  number: z.string(),
  email: z.nullable(z.string()),
  /** The role, whatever its name says. */
  status: role,
  edit_permission: z.boolean(),
  view_permission: z.boolean(),
  is_active: z.boolean(),
});
export type Member = z.output<typeof member>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/data/settings/admin',
  summary: 'Owners and managers, and the viewer’s own role',
  answer: z.object({ member: z.array(member), access_by: role }),
});
