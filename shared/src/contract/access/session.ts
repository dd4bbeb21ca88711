import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, instant, LIMITS, mobileNumber } from '../wire/fields.ts';
import { OTP_DIGITS } from './sign-in.ts';

export const role = z.enum(['owner', 'manager']);
export type Role = z.output<typeof role>;

/** Claims of the session token about its holder. */
export const sessionClaims = z.object({
  number: z.string(),
  name: z.string(),
  role,
  /** Seconds since 1970. */
  exp: z.number(),
});
export type SessionClaims = z.output<typeof sessionClaims>;

export const requestOtp = endpoint({
  method: 'POST',
  path: '/data/login',
  summary: 'Send a one-time code to a mobile number',
  open: true,
  // At least ten characters, as the form checks; a longer number has no account and gets the same response.
  query: z.object({
    number: z.string(invalid('invalid_mobile_number')).check(z.regex(/^\d{10,15}$/, invalid('invalid_mobile_number'))),
  }),
  answer: z.object({ success: z.boolean(), message: z.string() }),
});

export const verifyLogin = endpoint({
  method: 'POST',
  path: '/data/verify-login',
  summary: 'Sign in with a one-time code or a password',
  open: true,
  query: z.object({
    number: mobileNumber,
    otp: z.optional(z.string().check(z.regex(/^\d{0,12}$/, invalid('invalid_otp', { count: OTP_DIGITS })))),
    password: z.optional(
      z.string().check(z.maxLength(LIMITS.password[1], invalid('too_long', { max: LIMITS.password[1] }))),
    ),
  }),
  answer: z.object({ success: z.boolean(), message: z.string(), token: z.optional(z.string()) }),
});

/** The signed-in account as it is stored now. */
export const viewer = z.object({
  number: z.string(),
  name: z.string(),
  /** Servers of earlier releases leave it out. */
  email: z.optional(z.nullable(z.string())),
  role,
  edit_permission: z.boolean(),
  view_permission: z.boolean(),
  /** The names of the branches that the account is limited to; missing where it sees all of them. */
  scope: z.optional(z.array(z.string())),
  expires_at: instant,
});
export type ViewerAnswer = z.output<typeof viewer>;

export const getSession = endpoint({
  method: 'GET',
  path: '/data/session',
  summary: 'The viewer, their permissions and the end of their session',
  audience: 'self',
  answer: viewer,
});

export const logout = endpoint({
  method: 'POST',
  path: '/data/logout',
  summary: 'End the session: its token is worth nothing afterwards',
  audience: 'self',
  answer: done,
});
