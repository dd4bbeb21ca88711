import { validation } from '@seamline/shared/contract/validation';
import { ApiError } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
import { type RefObject, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formMessages } from './texts.ts';
import { type ContractForm, placeErrors } from './useContractForm.ts';

/** A failure as the form shows it. */
export interface Failure {
  text: string;
  detail?: string | undefined;
}

/** What a form needs to know to save. */
export interface Saving<V extends FieldValues, R> {
  form: ContractForm<V>;
  /** Sends the values. */
  save(values: V): Promise<R>;
  /** Goes on after a success: says so, and leaves the form. */
  saved(result: R, values: V): void;
  /** The sentence for a form that is not filled in, where the product has one. */
  incomplete?: string;
  /** The sentence for a save that failed; without it the server's own. */
  explain?(error: ApiError): Failure;
}

interface Submit {
  submit(event?: { preventDefault?: () => void }): Promise<void>;
  failure: Failure | undefined;
  busy: boolean;
  /** True once saved: leaving needs no question any more. */
  isSaved: RefObject<boolean>;
}

/** Sends a form once, however often it is submitted, and brings failures to where they belong. */
export function useSubmit<V extends FieldValues, R>({ form, save, saved, incomplete, explain }: Saving<V, R>): Submit {
  const text = useMessages(formMessages);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const isSaved = useRef(false);
  const isSending = useRef(false);

  async function send(values: V) {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const result = await save(values);
      isSaved.current = true;
      saved(result, values);
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(String(error), { kind: 'unexpected' });
      const placed = placeErrors(form, known);
      setFailure(explain?.(known) ?? { text: placed ? text.checkFields : known.message });
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  const submit = form.handleSubmit(send, (errors) => {
    const isEmpty = Object.values(errors).some((error) => error?.message === validation.required);
    setFailure({ text: (isEmpty && incomplete) || text.checkFields });
  });
  return { submit: (event) => submit(event as never), failure, busy, isSaved };
}
