import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import {
  done,
  email,
  idParameter,
  isWorkingEmail,
  LIMITS,
  mobileNumber,
  repeated,
  requiredName,
  trueFalse,
  version,
  versionParameter,
} from '../wire/fields.ts';
import { role } from './session.ts';
import { OTP_DIGITS } from './sign-in.ts';

const [shortestPassword, longestPassword] = LIMITS.password;
const otpError = invalid('invalid_otp', { count: OTP_DIGITS });

/** An owner or a manager; the mobile number is the key. */
export const member = z.object({
  name: z.string(),
  number: z.string(),
  email: z.nullable(z.string()),
  /** The role of the account, under the name that the wire has for it. */
  status: role,
  edit_permission: z.boolean(),
  view_permission: z.boolean(),
  is_active: z.boolean(),
  /** True for a manager who sees the people of some branches alone: those of `branch_ids`. Only owners are told. */
  has_scope: z.optional(z.boolean()),
  branch_ids: z.optional(z.array(z.int())),
  version,
});
export type Member = z.output<typeof member>;

/** Under a name of its own, so that `status` and `role` among the values of a row change nothing. */
const newRole = z.optional(z.enum(role.options, invalid('invalid_choice')));

const flags = { edit_permission: trueFalse, view_permission: trueFalse, is_active: trueFalse };

/** The branches that a manager is limited to: with `has_scope` and no branch they see nobody, without `has_scope` nothing changes. */
const scope = { has_scope: z.optional(trueFalse), branch_ids: z.optional(repeated(idParameter)) };

/** Values of the add form: an empty email address is left out. Without a role it adds a manager. */
export const managerInput = z.object({
  name: requiredName(LIMITS.name),
  number: mobileNumber,
  email: z.optional(
    email.check(
      z.refine<string>((value) => value === '' || isWorkingEmail(value), { error: invalid('invalid_email') }),
    ),
  ),
  new_role: newRole,
  ...flags,
  ...scope,
});
export type ManagerInput = z.output<typeof managerInput>;

/**
 * Values of the update form: an empty new number keeps the old one, an empty email address removes the old one. Without
 * a name or a role they stay.
 */
export const memberChange = z.object({
  new_name: z.optional(requiredName(LIMITS.name)),
  new_number: z.optional(z.union([z.literal(''), mobileNumber], invalid('invalid_mobile_number'))),
  email,
  new_role: newRole,
  ...flags,
  ...scope,
});
export type MemberChange = z.output<typeof memberChange>;

/** Returns the encoded message against a changed email address that cannot work; the stored one blocks no change. */
export function findEmailProblem(address: string, stored: string | null): string | undefined {
  return address === '' || address === stored || isWorkingEmail(address) ? undefined : invalid('invalid_email');
}

export const listMembers = endpoint({
  method: 'GET',
  path: '/data/settings/admin',
  summary: 'Owners and managers, and the viewer’s own role',
  audience: 'self',
  // An unknown role gets the fewest permissions.
  answer: z.object({ member: z.array(member), access_by: z.catch(role, 'manager') }),
});

export const createManager = endpoint({
  method: 'POST',
  path: '/data/settings/admin',
  summary: 'Add a manager or an owner; they sign in with a one-time code until they choose a password',
  audience: 'owners',
  query: managerInput,
  answer: member,
});

export const updateMember = endpoint({
  method: 'PUT',
  path: '/data/settings/admin',
  summary: 'Change name, number, email address, role and permissions of an owner or a manager',
  audience: 'owners',
  query: z.extend(memberChange, { number: mobileNumber, version: versionParameter }),
  answer: member,
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/data/settings/admin',
  summary: 'Delete an owner or a manager; their sessions end at once',
  audience: 'owners',
  query: z.object({ number: mobileNumber, version: versionParameter }),
  answer: done,
});

export const requestPasswordOtp = endpoint({
  method: 'GET',
  path: '/data/settings/admin/change-password',
  summary: 'Send the viewer a one-time code for changing their own password',
  audience: 'self',
  limited: true,
  answer: done,
});

/** Values that change the viewer's own password. */
export const passwordChange = z.object({
  otp: z.string(otpError).check(z.regex(new RegExp(`^\\d{${OTP_DIGITS}}$`), otpError)),
  new_password: z.string(invalid('required')).check(
    z.minLength(1, invalid('required')),
    z.refine((value) => [...value].length >= shortestPassword, {
      error: invalid('password_too_short', { least: shortestPassword }),
    }),
    z.maxLength(longestPassword, invalid('too_long', { max: longestPassword })),
  ),
});
export type PasswordChange = z.output<typeof passwordChange>;

/** Values of the form, with the new password twice. */
export const passwordForm = z
  .extend(passwordChange, {
    confirm_password: z.string(invalid('required')).check(z.minLength(1, invalid('required'))),
  })
  .check(
    z.refine(({ new_password, confirm_password }) => new_password === confirm_password, {
      error: invalid('passwords_differ'),
      path: ['confirm_password'],
    }),
  );

export const changePassword = endpoint({
  method: 'POST',
  path: '/data/settings/admin/change-password',
  summary:
    'Change the viewer’s own password; their other sessions end, and this one goes on with the token of the answer',
  audience: 'self',
  limited: true,
  query: passwordChange,
  answer: z.extend(done, { token: z.string() }),
});
