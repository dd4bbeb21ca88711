import type { Session } from '@seamline/shared/session';

/** True for a session of the data service: its tokens have an expiry, and it refuses any other token. */
export function isIssued(session: Session | null): session is Session {
  return session?.expiresAt !== undefined;
}
