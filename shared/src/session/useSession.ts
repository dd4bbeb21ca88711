import { OTP_RESEND_SECONDS } from '@seamline/shared/contract/access/sign-in';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { store } from './jotaiStore.ts';
import { clearNotifications } from './notifications.ts';
import { forgetPersonalData, TOKEN_KEY, writeStored } from './storage.ts';
import { decodeToken, lapsedAtom, type Session, serverTime, sessionAtom, tokenAtom } from './token.ts';

/** The session of the person at the page, or null. */
export function useSession(): Session | null {
  return useAtomValue(sessionAtom, { store });
}

/** Returns whether the session ended during work: the page stays, and the sign-in opens above it. */
export function useSessionLapsed(): boolean {
  return useAtomValue(lapsedAtom, { store });
}

/** The session now, for code outside of components. */
export function currentSession(): Session | null {
  return store.get(sessionAtom);
}

/** Ends the session here and in the browser's other tabs. */
export function signOut(): void {
  forgetPersonalData();
  clearNotifications();
  writeStored(TOKEN_KEY, null);
  store.set(lapsedAtom, false);
  store.set(tokenAtom, null);
}

/** Records that the server refused a token; ignored if another token has replaced it. */
export function expireSession(refusedToken: string): void {
  if (store.get(tokenAtom) === refusedToken) store.set(lapsedAtom, true);
}

/**
 * Resolves with the new token once the person has signed in again.
 * Rejects when they sign out instead, and when another person signs in, who must not continue the call.
 */
export function signedInAgain(refusedToken: string): Promise<string> {
  const person = decodeToken(refusedToken)?.number;
  return new Promise((resolve, reject) => {
    const settle = () => {
      const token = store.get(tokenAtom);
      if (token === refusedToken) return;
      stop();
      if (token !== null && decodeToken(token)?.number === person) resolve(token);
      else reject(new Error('signed out'));
    };
    const stop = store.sub(tokenAtom, settle);
    settle();
  });
}

/** Longest delay of a browser timer, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;
let endTimer: ReturnType<typeof setTimeout> | undefined;

/** Requests a new sign-in when the session expires, before a save would fail. */
function endOnTime(): void {
  clearTimeout(endTimer);
  const session = store.get(sessionAtom);
  if (session?.expiresAt === undefined) return;
  const wait = session.expiresAt * 1000 - serverTime();
  if (wait < LONGEST_WAIT) endTimer = setTimeout(() => expireSession(session.token), wait);
}

function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    const token = event.key === null ? null : event.newValue;
    if (decodeToken(token)?.number !== decodeToken(store.get(tokenAtom))?.number) clearNotifications();
    store.set(tokenAtom, token);
    store.set(lapsedAtom, false);
  });
}

if (typeof window !== 'undefined') {
  followOtherTabs();
  endOnTime();
  store.sub(sessionAtom, endOnTime);
}

/** Returns the seconds left until another code may be requested, and a function that starts the wait. */
export function useCountdown(): [secondsLeft: number, start: () => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) setUntil(0);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = () => {
    // One reading of the clock: a millisecond between two readings would show as another second.
    const begun = Date.now();
    setNow(begun);
    setUntil(begun + OTP_RESEND_SECONDS * 1000);
  };
  return [Math.max(0, Math.ceil((until - now) / 1000)), start];
}

const dirty = new Set<string>();

/** Returns whether the page has unsaved changes. */
export function hasUnsavedWork(): boolean {
  return dirty.size > 0;
}

/** Registers unsaved changes of the page while `isDirty` is true. */
export function useUnsavedWork(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    dirty.add(id);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      dirty.delete(id);
      window.removeEventListener('beforeunload', ask);
    };
  }, [id, isDirty]);
}
