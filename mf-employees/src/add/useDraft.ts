import type { FieldValues } from '@seamline/shared/form';
import { useEffect, useState } from 'react';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';

const PAUSE = 300;

interface DraftedForm {
  watch(listener: (values: FieldValues) => void): { unsubscribe(): void };
  reset(values: FieldValues, options?: { keepDefaultValues: boolean }): void;
}

/**
 * Puts what was typed last time back into a form and keeps what is typed from now on.
 * A reload keeps it; going on to another page means that it was saved or discarded.
 */
export function useDraft(form: DraftedForm, empty: FieldValues) {
  const [draft, setDraft] = useState<Draft | undefined>(() => readDraft(empty));
  // Only the first look counts: what is kept from now on is what stands in the form.
  const [found] = useState(draft);

  useEffect(() => {
    if (found) form.reset({ ...empty, ...found.values }, { keepDefaultValues: true });
  }, [form, empty, found]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = form.watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(() => keepDraft(values, empty), PAUSE);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      dropDraft();
    };
  }, [form, empty]);

  function startAfresh() {
    form.reset(empty);
    dropDraft();
    setDraft(undefined);
  }

  return { draft, startAfresh };
}
