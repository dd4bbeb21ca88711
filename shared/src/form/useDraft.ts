import { currentSession } from '@seamline/shared/session';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { type Draft, draftKey, dropDraft, keepDraft, readDraft, sweepDrafts } from './drafts.ts';
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
