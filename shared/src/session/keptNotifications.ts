import { store } from './jotaiStore.ts';
import { type Message, messagesAtom } from './notifications.ts';
import { sessionAtom } from './token.ts';

/** Key in `sessionStorage`, which is cleared at the sign-out. */
const KEY = 'seamline:notifications';

type StoredNotification = Pick<Message, 'kind' | 'text' | 'detail' | 'at' | 'read'>;

/** Restores this person's notifications after a reload, and stores later ones until the returned function is called. */
export function keepNotifications(): () => void {
  const person = store.get(sessionAtom)?.number;
  if (!person) return () => undefined;
  const now = store.get(messagesAtom);
  // Negative ids, which no new message has. The `retry` functions are lost with the page.
  const before = read(person).map((kept, index): Message => ({ ...kept, id: -1 - index, shown: false }));
  if (now.length === 0) store.set(messagesAtom, before);
  return store.sub(messagesAtom, () => write(person, store.get(messagesAtom)));
}

function read(person: string): StoredNotification[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { person?: unknown; messages?: unknown } | null;
    if (stored?.person !== person || !Array.isArray(stored.messages)) return [];
    return stored.messages.filter(isKept);
  } catch {
    return [];
  }
}

function write(person: string, messages: readonly Message[]): void {
  const kept = messages.map(
    ({ kind, text, detail, at, read }): StoredNotification => ({ kind, text, at, read, ...(detail && { detail }) }),
  );
  try {
    if (kept.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ person, messages: kept }));
  } catch {
    // In a browser without storage they are lost with the page.
  }
}

/** Returns whether a stored value has the shape of this release; another release may have stored it. */
function isKept(value: unknown): value is StoredNotification {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, text, detail, at, read } = value as Partial<Record<keyof StoredNotification, unknown>>;
  const isText = typeof text === 'string' && (detail === undefined || typeof detail === 'string');
  return isText && (kind === 'success' || kind === 'error') && typeof at === 'number' && typeof read === 'boolean';
}
