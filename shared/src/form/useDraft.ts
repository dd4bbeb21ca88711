import { currentSession } from '@seamline/shared/session';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { type Draft, draftKey, dropDraft, keepDraft, readDraft, sweepDrafts } from './drafts.ts';
import type { ContractForm } from './useContractForm.ts';

const PAUSE = 300;

/** What a form shows of its draft, and how it ends. */
export interface FormDraft {
  /** What was put back into the form when it opened. */
  restored: Draft | undefined;
  /** Whether somebody has saved the record since that was typed. */
  isOutdated: boolean;
  /** Keeps at once what was typed just now. */
  keep(): void;
  /** Takes it out of the form again. */
  discard(): void;
  /** Forgets what is kept: it was saved, or is not wanted. */
  drop(): void;
}

/**
 * Keeps what is typed into a form on this device, and puts it back when the form opens again after the page was lost.
 * It ends when the form is saved or discarded; a form that goes away by itself, such as by an error, leaves it.
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
    // Whoever has signed out in another tab has left nothing behind.
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
      // Typed before this was known, and watched by nobody.
      if (isTyped) timer.current = setTimeout(keep, PAUSE);
      if (found) {
        putBack(form, found);
        version.current = found.version ?? version.current;
        setRestored(found);
      }
      const { unsubscribe } = form.watch((_, { name: changed }) => {
        clearTimeout(timer.current);
        // Without a name the form begins anew: it was saved, or taken back.
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

function putBack<V extends FieldValues>(form: ContractForm<V>, { values, emptied }: Draft): void {
  const all = { ...values, ...Object.fromEntries(emptied.map((name) => [name, undefined])) };
  for (const [name, value] of Object.entries(all)) {
    form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
  }
}

/**
 * Calls back once no other tab has the same form open: what is being typed there is nobody's lost work.
 * The returned function lets go of it. A browser drops the lock of a tab that died.
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
