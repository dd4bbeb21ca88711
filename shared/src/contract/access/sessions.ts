import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, id, idParameter, instant } from '../wire/fields.ts';

export const DEVICE_KINDS = ['computer', 'phone', 'tablet'] as const;

/** A session of the viewer's account on some device. */
export const signedInSession = z.object({
  id,
  /** Product names such as "Chrome" and "Android", as the browser states them; null where it states none. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  device: z.nullable(z.enum(DEVICE_KINDS)),
  signed_in_at: instant,
  /** The latest use, at most a minute late. */
  last_used_at: instant,
  /** True for the session that asks. */
  is_current: z.boolean(),
});
export type SignedInSession = z.output<typeof signedInSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/data/sessions',
  summary: 'The sessions of the viewer’s account on all devices: their own first, then the latest used; 100 at most',
  audience: 'self',
  answer: z.object({ sessions: z.array(signedInSession) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/data/sessions/:id',
  summary:
    'End another session of the viewer’s account: its token is worth nothing afterwards; the own one ends with a logout',
  audience: 'self',
  params: z.object({ id: idParameter }),
  answer: done,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/data/sessions',
  summary: 'End every session of the viewer’s account but the one that asks',
  audience: 'self',
  answer: done,
});
