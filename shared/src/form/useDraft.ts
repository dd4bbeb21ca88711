import { currentSession, readStored, writeStored } from '@seamline/shared/session';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { ContractForm } from './useContractForm.ts';

const PAUSE = 300;

/** The draft of a form, and the functions that store and end it. */
export interface FormDraft {
  /** The draft that was restored when the form opened. */
  restored: Draft | undefined;
  /** True if the record was saved by another user since the draft was typed. */
  isOutdated: boolean;
  /** Stores the latest changes without waiting for the pause. */
  keep(): void;
  /** Removes the restored values from the form. */
  discard(): void;
  /** Removes the stored draft, after it was saved or discarded. */
  drop(): void;
}

/**
 * Stores the changes of a form on this device, and restores them when the form opens again after the page was lost.
 * The draft ends when the form is saved or discarded; it survives a form that is unmounted by an error.
 */
export function useDraft<V extends FieldValues>(
  form: ContractForm<V>,
  name: string | null,
  version: RefObject<number | undefined>,
): FormDraft {
  const { pathname } = useLocation();
  const [person] = useState(() => currentSession()?.number);
  const [key] = useState(() => (name === null || !person ? undefined : draftKey(person, `${pathname}#${name}`)));
  const [openedAt] = useState(() => version.current);
  const [restored, setRestored] = useState<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    if (timer.current === undefined || key === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    // After a sign-out in another tab nothing may be stored.
    if (currentSession()?.number !== person) return;
    keepDraft(key, form.getValues(), form.formState.defaultValues ?? {}, version.current);
  }, [form, key, person, version]);

  useEffect(() => {
    if (key === undefined) return;
    const stopWatching: (() => void)[] = [];
    const release = whenOwn(key, () => {
      sweepDrafts();
      const isTyped = form.formState.isDirty;
      const found = isTyped ? undefined : readDraft(key, form.getValues());
      // Changes from before the lock was granted were not watched.
      if (isTyped) timer.current = setTimeout(keep, PAUSE);
      if (found) {
        restoreDraft(form, found);
        version.current = found.version ?? version.current;
        setRestored(found);
      }
      const { unsubscribe } = form.watch((_, { name: changed }) => {
        clearTimeout(timer.current);
        // A change without a name is a reset: the form was saved, or the draft discarded.
        timer.current = changed === undefined ? undefined : setTimeout(keep, PAUSE);
      });
      stopWatching.push(unsubscribe);
    });
    return () => {
      for (const stop of stopWatching) stop();
      keep();
      release();
    };
  }, [form, key, version, keep]);

  function drop() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (key !== undefined) dropDraft(key);
    setRestored(undefined);
  }

  function discard() {
    form.reset(form.formState.defaultValues as DefaultValues<V>);
    version.current = openedAt;
    drop();
  }

  const isOutdated = restored?.version !== undefined && openedAt !== undefined && restored.version < openedAt;
  return { restored, isOutdated, keep, discard, drop };
}

function restoreDraft<V extends FieldValues>(form: ContractForm<V>, { values, emptied }: Draft): void {
  const all = { ...values, ...Object.fromEntries(emptied.map((name) => [name, undefined])) };
  for (const [name, value] of Object.entries(all)) {
    form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
  }
}

/**
 * Calls back once no other tab has the same form open, whose draft must not be restored here.
 * The returned function releases the lock. A browser releases the lock of a tab that crashed.
 */
function whenOwn(key: string, granted: () => void): () => void {
  let release: () => void = () => undefined;
  let isOver = false;
  const held = new Promise<void>((resolve) => {
    release = () => {
      isOver = true;
      resolve();
    };
  });
  // Absent on a page without TLS.
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) granted();
  else {
    void locks.request(key, { ifAvailable: true }, (lock) => {
      if (!lock || isOver) return undefined;
      granted();
      return held;
    });
  }
  return () => release();
}

/** Prefix of all drafts. Signing out and another person's sign-in remove them. */
const PREFIX = 'seamline:draft:';
const LASTS_MS = 7 * 86_400_000;

/** Names of fields that are never stored, in any form. */
const SECRET = /passw|otp|secret|token|aadhaar|adhar|(^|_)(pan|uan|esic|bank|ifsc)(_|$)/i;

/** The unsaved values of a form. */
interface Draft {
  /** Instant of the last change, ISO 8601. */
  at: string;
  /** Version of the record that the draft is based on. */
  version?: number;
  values: Record<string, unknown>;
  /** Names of the fields that were emptied. */
  emptied: string[];
  /** True if files had been chosen, which are never stored. */
  hadFiles?: true;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the storage key of one person's draft of one form, which its path and the draft's name identify. */
export function draftKey(person: string, form: string): string {
  return `${PREFIX}${person}:${form.toLowerCase()}`;
}

/** Stores the values that differ from the initial ones, and removes the draft if none differs. */
export function keepDraft(key: string, values: Values, initial: Values, version?: number, now = new Date()): void {
  const changed = Object.entries(values).filter(
    ([name, value]) => !SECRET.test(name) && JSON.stringify(value) !== JSON.stringify(initial[name]),
  );
  const emptied = changed.filter(([, value]) => value === undefined).map(([name]) => name);
  const kept = changed.filter(([, value]) => value !== undefined && isPlain(value));
  const draft: Draft = { at: now.toISOString(), values: Object.fromEntries(kept), emptied };
  if (version !== undefined) draft.version = version;
  if (Object.values(values).some((value) => value instanceof Blob)) draft.hadFiles = true;
  writeStored(key, kept.length + emptied.length > 0 ? JSON.stringify(draft) : null);
}

/** Returns the stored draft without the fields that the form no longer has. */
export function readDraft(key: string, current: Values, now = Date.now()): Draft | undefined {
  const draft = parse(readStored(key));
  if (!draft || isOver(draft, now)) return undefined;
  const fits = ([name, value]: [string, unknown]) =>
    name in current && !SECRET.test(name) && isLike(value, current[name]);
  const values = Object.fromEntries(Object.entries(draft.values).filter(fits));
  const emptied = draft.emptied.filter((name) => name in current);
  return Object.keys(values).length + emptied.length > 0 ? { ...draft, values, emptied } : undefined;
}

export function dropDraft(key: string): void {
  writeStored(key, null);
}

/** Removes expired drafts. */
export function sweepDrafts(now = Date.now()): void {
  for (const key of storedKeys().filter((each) => each.startsWith(PREFIX))) {
    const draft = parse(readStored(key));
    if (!draft || isOver(draft, now)) dropDraft(key);
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function isOver(draft: Draft, now: number): boolean {
  return Date.parse(draft.at) + LASTS_MS < now;
}

function parse(text: string | null): Draft | undefined {
  try {
    const { at, version, values, emptied, hadFiles } = JSON.parse(text ?? '') as Partial<Draft>;
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
    if (kindOf(values) !== 'object' || !Array.isArray(emptied)) return undefined;
    return {
      at,
      values: values as Draft['values'],
      emptied,
      ...(typeof version === 'number' && { version }),
      ...(hadFiles && { hadFiles }),
    };
  } catch {
    return undefined;
  }
}

/** Returns whether a value survives JSON unchanged; a file does not. */
function isPlain(value: unknown): boolean {
  switch (kindOf(value)) {
    case 'object':
      return Object.getPrototypeOf(value) === Object.prototype && Object.values(value as object).every(isPlain);
    case 'list':
      return (value as unknown[]).every(isPlain);
    default:
      return value === undefined || value === null || ['string', 'number', 'boolean'].includes(typeof value);
  }
}

/** Returns whether a stored value has the type of the current one, since a later release may reuse a name. */
function isLike(value: unknown, current: unknown): boolean {
  const isNothing = (one: unknown) => one === undefined || one === null || one === '';
  return isNothing(value) || isNothing(current) || kindOf(value) === kindOf(current);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
