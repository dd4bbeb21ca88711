import { readStored, writeStored } from '@seamline/shared/session';

/** Signing out forgets every key that begins like this. */
const KEY = 'seamline:draft:employee';

/** What was typed into the add form and not saved yet. */
export interface Draft {
  /** Instant of the last keystroke. */
  at: string;
  values: Record<string, unknown>;
}

/** Keeps what was typed; documents never, and nothing where nothing was typed. */
export function keepDraft(values: Record<string, unknown>, empty: Record<string, unknown>, now = new Date()): void {
  const typed = Object.entries(values).filter(
    ([name, value]) => isPlain(value) && JSON.stringify(value) !== JSON.stringify(empty[name]),
  );
  const draft: Draft = { at: now.toISOString(), values: Object.fromEntries(typed) };
  writeStored(KEY, typed.length > 0 ? JSON.stringify(draft) : null);
}

/** What was typed last time, as far as the form has a field for it. */
export function readDraft(empty: Record<string, unknown>): Draft | undefined {
  try {
    const { at, values } = JSON.parse(readStored(KEY) ?? '') as Draft;
    const known = Object.entries(values).filter(([name, value]) => name in empty && isPlain(value));
    if (Number.isNaN(Date.parse(at)) || known.length === 0) return undefined;
    return { at, values: Object.fromEntries(known) };
  } catch {
    return undefined;
  }
}

export function dropDraft(): void {
  writeStored(KEY, null);
}

/** Texts, numbers and lists of ids; a file is none of them. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => typeof item === 'number');
  return typeof value === 'string' || typeof value === 'number';
}
