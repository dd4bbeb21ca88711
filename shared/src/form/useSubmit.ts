import { ApiError } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { formMessages } from './texts.ts';
import { type ContractForm, placeErrors } from './useContractForm.ts';

/** A failure as the form shows it. */
export interface Failure {
  text: string;
  detail?: string | undefined;
  /** It is about fields, and over once they are right. */
  isAboutFields?: boolean;
}

/** What a form needs to know to save. */
export interface Saving<V extends FieldValues, R> {
  form: ContractForm<V>;
  /** Sends the values. */
  save(values: V): Promise<R>;
  /** Goes on after a success: says so, and leaves the form. */
  saved(result: R, values: V): unknown;
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
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) isSaved.current = false;
  }, [isDirty]);

  function failed(error: unknown) {
    const known = error instanceof ApiError ? error : new ApiError(String(error), { kind: 'unexpected' });
    const areAllPlaced = placeErrors(form, known);
    if (explain) setFailure(explain(known));
    else if (areAllPlaced) setFailure({ text: text.checkFields, isAboutFields: true });
    else setFailure({ text: known.message, detail: known.detail === known.message ? undefined : known.detail });
  }

  async function send(values: V) {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const result = await save(values);
      isSaved.current = true;
      await saved(result, values);
      // A form that stays on the page starts anew from what was saved.
      form.reset(form.getValues(), { keepErrors: true });
    } catch (error) {
      failed(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function refuse(errors: FieldErrors<V>) {
    setFailure({
      text: incomplete && hasGap(errors, form.getValues()) ? incomplete : text.checkFields,
      isAboutFields: true,
    });
  }

  const submit = form.handleSubmit(send, refuse);
  return { submit: (event) => submit(event as never), failure, busy, isSaved };
}

/** Whether something is missing, and not merely wrong. */
function hasGap(errors: FieldErrors, values: FieldValues): boolean {
  return Object.keys(errors).some((name) => {
    const value: unknown = values[name];
    return typeof value === 'string' ? value.trim() === '' : value === undefined || value === null;
  });
}
