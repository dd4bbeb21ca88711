import { msg } from '@lingui/core/macro';
import type { Conflict } from '@seamline/shared/contract/fields';
import { ApiError } from '@seamline/shared/http';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path, PathValue } from 'react-hook-form';
import { type ContractForm, placeErrors } from './useContractForm.ts';
import { type FormDraft, useDraft } from './useDraft.ts';

/** A failure as the form shows it. */
export interface Failure {
  text: string;
  detail?: string | undefined;
  /** It is about fields, and over once they are right. */
  isAboutFields?: boolean;
  /** Somebody else changed the record meanwhile. */
  conflict?: ConflictChoice;
}

/** What somebody else changed, and the two ways on. */
export interface ConflictChoice {
  changes: Conflict['changes'];
  names?: Conflict['names'];
  /** Saves what stands in the form, over what the other one saved. */
  keepMine(): void;
  /** Puts what the other one saved into the form. */
  takeTheirs(): void;
}

/** The parts of a form that sends itself. */
interface Sending<V extends FieldValues> {
  form: ContractForm<V>;
  /** The version of the record when the form was opened; left out for a new record. */
  version?: number;
  /** Puts what somebody else saved into the form, where that takes more than setting fields by their names. */
  adopt?(changes: Conflict['changes']): void;
  /** The sentence for a form that is not filled in, where the product has one. */
  incomplete?: string;
  /** Milliseconds that such a sentence stays; without it until the next try. */
  failureLasts?: number;
  /**
   * What unsaved entries are kept under, beside the address: `branch-7`. They come back when the form opens again after
   * a crash. `null` keeps nothing. Passwords, codes, identity numbers and files are never kept.
   */
  draft: string | null;
}

/** How a form sends its values. */
export interface Mutating<V extends FieldValues, R> {
  /** Sends the values, with the version of the record that they were made on. */
  mutation: UseMutationOptions<R, Error, NoInfer<V> & { version?: number }>;
  /** Follows a success: the confirmation, and the way on. A page returns its navigation, which is awaited. */
  onSuccess(result: R, values: V): unknown;
  /** Asks before the values are sent; false leaves the form as it is. */
  confirmBeforeSubmit?(values: V): Promise<boolean>;
  /** The message of a failure; without it the server's own. */
  getErrorMessage?(error: ApiError): Failure;
}

/**
 * The same under its former names.
 * @deprecated Still used by mf-employees and mf-shifts.
 */
export interface Calling<V extends FieldValues, R> {
  save(values: V, version: number | undefined): Promise<R>;
  saved(result: R, values: V): unknown;
  review?(values: V): Promise<boolean>;
  explain?(error: ApiError): Failure;
}

export type Saving<V extends FieldValues, R> = Sending<V> & (Mutating<V, R> | Calling<V, R>);

interface Submit {
  submit(event?: { preventDefault?: () => void }): Promise<void>;
  failure: Failure | undefined;
  /** True from when the form is submitted until the answer is there, a question before it is sent included. */
  busy: boolean;
  /** True while the answer is awaited: nobody may change what was sent. */
  isSending: boolean;
  /** True once saved or given up: leaving needs no question any more. */
  isSettled: RefObject<boolean>;
  draft: FormDraft;
}

/** Sends a form once, however often it is submitted, and brings failures to where they belong. */
export function useSubmit<V extends FieldValues, R>(saving: Saving<V, R>): Submit {
  const { form, incomplete, failureLasts } = saving;
  const { send: request, onSuccess, confirmBeforeSubmit, getErrorMessage } = useSending(saving);
  const { t } = useI18n(builtInMessages);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const isSettled = useRef(false);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const version = useRef(saving.version);
  const draft = useDraft(form, saving.draft, version);
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) isSettled.current = false;
  }, [isDirty]);

  useEffect(() => {
    if (failureLasts === undefined || !failure || failure.conflict || failure.isAboutFields) return;
    const timer = setTimeout(() => setFailure(undefined), failureLasts);
    return () => clearTimeout(timer);
  }, [failure, failureLasts]);

  function failed(error: unknown) {
    const known = error instanceof ApiError ? error : new ApiError(String(error), { kind: 'unexpected' });
    const areAllPlaced = placeErrors(form, known);
    if (known.conflict) setFailure({ text: known.message, conflict: choiceOf(known.conflict) });
    else if (getErrorMessage) setFailure(getErrorMessage(known));
    else if (areAllPlaced) setFailure({ text: t(msg`Please check the marked fields.`), isAboutFields: true });
    else setFailure({ text: known.message, detail: known.detail === known.message ? undefined : known.detail });
  }

  function choiceOf(conflict: Conflict): ConflictChoice {
    return {
      changes: conflict.changes,
      names: conflict.names,
      keepMine() {
        version.current = conflict.version;
        void submit();
      },
      takeTheirs() {
        version.current = conflict.version;
        if (saving.adopt) saving.adopt(conflict.changes);
        else adopt(form, conflict.changes);
        setFailure(undefined);
      },
    };
  }

  async function send(values: V) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const { pathname } = location;
    setBusy(true);
    setFailure(undefined);
    draft.keep();
    try {
      if (confirmBeforeSubmit && !(await confirmBeforeSubmit(values))) return;
      setSending(true);
      const result = await request(values, version.current);
      isSettled.current = true;
      draft.drop();
      version.current = versionOf(result) ?? version.current;
      await onSuccess(result, values);
      // A form that stays on the page starts anew from what was saved.
      form.reset(form.getValues(), { keepErrors: true });
    } catch (error) {
      failed(error);
    } finally {
      // A page that was left is there for a moment more, and would be sent a second time.
      if (location.pathname === pathname) {
        isUnderWay.current = false;
        setBusy(false);
        setSending(false);
      }
    }
  }

  function refuse(errors: FieldErrors<V>) {
    setFailure({
      text: incomplete && hasGap(errors, form.getValues()) ? incomplete : t(msg`Please check the marked fields.`),
      isAboutFields: true,
    });
  }

  const submit = form.handleSubmit(send, refuse);
  return { submit: (event) => submit(event as never), failure, busy, isSending, isSettled, draft };
}

/** Returns the current names of a form's callbacks, and the call that sends it. */
function useSending<V extends FieldValues, R>(saving: Saving<V, R>) {
  const isMutating = 'mutation' in saving;
  const { mutateAsync } = useMutation<R, Error, V & { version?: number }>(isMutating ? saving.mutation : {});
  if (!isMutating) {
    const { save, saved, review, explain } = saving;
    return { send: save, onSuccess: saved, confirmBeforeSubmit: review, getErrorMessage: explain };
  }
  const send = (values: V, version: number | undefined) =>
    mutateAsync(version === undefined ? values : { ...values, version });
  return { ...saving, send };
}

/** The version that a save has led to, where its answer is the record. */
function versionOf(result: unknown): number | undefined {
  const { version } = (result ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

/** Puts values that somebody else saved into the fields that show them. */
function adopt<V extends FieldValues>(form: ContractForm<V>, changes: Conflict['changes']): void {
  for (const { field, after } of changes) {
    if (!(field in form.getValues())) continue;
    const value = (after ?? emptyLike(form.getValues(field as Path<V>))) as PathValue<V, Path<V>>;
    form.setValue(field as Path<V>, value, { shouldDirty: true, shouldValidate: true });
  }
}

/** Nothing, as a field that holds such a value spells it. */
function emptyLike(value: unknown): unknown {
  if (typeof value === 'string') return '';
  return Array.isArray(value) ? [] : undefined;
}

/** Whether something is missing, and not merely wrong. */
function hasGap(errors: FieldErrors, values: FieldValues): boolean {
  return Object.entries(errors).some(([name, error]) => {
    // A check over several fields: its sentence says what is missing.
    if (error?.type === 'custom') return false;
    const value: unknown = values[name];
    return typeof value === 'string' ? value.trim() === '' : value === undefined || value === null;
  });
}
