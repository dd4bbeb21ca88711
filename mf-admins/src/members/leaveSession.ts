import { notify, signOut } from '@seamline/shared/session';

/** Ends a session that the server takes no more, and says on the sign-in page why. */
export function leaveSession(why: string): void {
  signOut();
  notify.success(why);
}
