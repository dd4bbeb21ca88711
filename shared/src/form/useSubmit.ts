import { msg } from '@lingui/core/macro';
import { isIdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import type { Conflict } from '@seamline/shared/contract/wire/fields';
import { ApiError } from '@seamline/shared/http';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { type OpenRecord, OpenRecordContext } from '@seamline/shared/table';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path, PathValue } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { askAll, type Questions } from './questions.ts';
import { type ContractForm, placeErrors } from './useContractForm.ts';
import { type FormDraft, useDraft } from './useDraft.ts';
import type { TypedState } from './useTypedValues.ts';

/** A failure as the form shows it. */
export interface FormFailure {
  text: string;
  detail?: string | undefined;
  /** True for a failure of fields, which disappears once they are valid. */
  isAboutFields?: boolean;
  /** The record that another user has deleted since the form was opened. */
  gone?: GoneRecord;
  /** The edit conflict, if another user has changed the record since the form was opened. */
  conflict?: ConflictChoice;
}

/** A record that was deleted during the edit. */
export interface GoneRecord extends Pick<OpenRecord, 'kind' | 'id'> {
  /** Opens the form that adds a record, with the values of this form; undefined where there is none. */
  addAgain: (() => void) | undefined;
}

/** The changes of the other user in an edit conflict, and the two ways to resolve it. */
export interface ConflictChoice {
  changes: Conflict['changes'];
  names?: Conflict['names'];
  /** Saves the form over the other user's changes. */
  keepMine(): void;
  /** Replaces the conflicting values of the form with the other user's. */
  takeTheirs(): void;
}

/** The parts of a form that sends itself. */
interface RequestOptions<V extends FieldValues> {
  form: ContractForm<V>;
  /** The version of the record when the form was opened; left out for a new record. */
  version?: number;
  /** Applies the other user's changes to the form, if that takes more than setting fields by their names. */
  adopt?(changes: Conflict['changes']): void;
  /**
   * Called once an edit conflict is resolved, before the form is sent again or changed. A form that sends only what
   * differs from the stored values takes the other user's changes over into those.
   */
  rebase?(changes: Conflict['changes'], kept: 'mine' | 'theirs'): void;
  /** Message for a form with missing values, if the product has one. */
  incomplete?: string;
  /** True where a success only shows what the values would do: they stay unsaved. */
  isPreview?: boolean;
  /** Milliseconds that the message stays; without it until the next attempt. */
  failureLasts?: number;
  /**
   * Name of the draft besides the URL: `branch-7`. The draft is restored when the form opens again after a crash.
   * `null` keeps no draft. Passwords, codes, identity numbers and files are never kept.
   */
  draft: string | null;
}

/** The mutation of a form, and its callbacks. */
interface MutationOptions<V extends FieldValues, R> {
  /** Sends the values, with the version of the record that they were made on. */
  mutation: UseMutationOptions<R, Error, NoInfer<V> & { version?: number }>;
  /** Called after a success, to confirm and to navigate. A page returns its navigation, which is awaited. */
  onSuccess(result: R, values: V): unknown;
  /** Returns the message of a failure; without it the server's own is shown. */
  getErrorMessage?(error: ApiError): FormFailure;
}

export type SubmitOptions<V extends FieldValues, R> = RequestOptions<V> & MutationOptions<V, R>;

interface Submit {
  submit(event?: { preventDefault?: () => void }): Promise<void>;
  failure: FormFailure | undefined;
  /** True from the submission to the response, a confirmation before the request included. */
  busy: boolean;
  /** True during the request, when the fields are inert. */
  isSending: boolean;
  /** True once the changes are saved or discarded: leaving needs no confirmation any more. */
  isSettled: RefObject<boolean>;
  draft: FormDraft;
  /** The questions of its parts, which are asked before the form is sent. */
  questions: Questions;
}

/** Sends a form once, even if it is submitted repeatedly, and shows failures at their fields or above the form. */
export function useSubmit<V extends FieldValues, R>(saving: SubmitOptions<V, R>): Submit {
  const { form, incomplete, isPreview = false, failureLasts, onSuccess, getErrorMessage } = saving;
  const { mutateAsync } = useMutation<R, Error, V & { version?: number }>(saving.mutation);
  const { t } = useI18n(builtInMessages);
  const [failure, setFailure] = useState<FormFailure>();
  const [busy, setBusy] = useState(false);
  const isSettled = useRef(false);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const [questions] = useState<Questions>(() => new Set());
  const open = useContext(OpenRecordContext);
  const navigate = useNavigate();
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
    else if (known.status === 404 && open)
      setFailure({ text: known.message, ...getErrorMessage?.(known), gone: goneRecord(open) });
    else if (getErrorMessage) setFailure(getErrorMessage(known));
    else if (areAllPlaced) setFailure({ text: t(msg`Please check the marked fields.`), isAboutFields: true });
    else setFailure({ text: known.message, detail: known.detail === known.message ? undefined : known.detail });
  }

  function goneRecord({ kind, id, values, addPath }: OpenRecord): GoneRecord {
    const addAgain = (path: string) => () => {
      isSettled.current = true;
      draft.drop();
      void navigate(path, { state: { typed: { ...values, ...form.getValues() } } satisfies TypedState });
    };
    return { kind, id, addAgain: addPath === undefined ? undefined : addAgain(addPath) };
  }

  function choiceOf(conflict: Conflict): ConflictChoice {
    return {
      changes: conflict.changes,
      names: conflict.names,
      keepMine() {
        version.current = conflict.version;
        saving.rebase?.(conflict.changes, 'mine');
        void submit();
      },
      takeTheirs() {
        version.current = conflict.version;
        saving.rebase?.(conflict.changes, 'theirs');
        if (saving.adopt) saving.adopt(conflict.changes);
        else applyChanges(form, conflict.changes);
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
      if (!(await askAll(questions, values))) return;
      setSending(true);
      const result = await mutateAsync(
        version.current === undefined ? values : { ...values, version: version.current },
      );
      isSettled.current = true;
      draft.drop();
      version.current = versionOf(result) ?? version.current;
      await onSuccess(result, values);
      // The saved values are the new defaults of a form that stays on the page.
      form.reset(form.getValues(), { keepErrors: true, keepDefaultValues: isPreview });
    } catch (error) {
      failed(error);
    } finally {
      // A page that was left is mounted for a moment longer, and could be submitted a second time.
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
  return { submit: (event) => submit(event as never), failure, busy, isSending, isSettled, draft, questions };
}

/** Returns the new version of a record, if the response is the record. */
function versionOf(result: unknown): number | undefined {
  const { version } = (result ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

/** Sets the other user's values in the fields of the form. An identity number is left empty: only its mask is known. */
function applyChanges<V extends FieldValues>(form: ContractForm<V>, changes: Conflict['changes']): void {
  for (const { field, after } of changes) {
    if (!(field in form.getValues())) continue;
    const known = isIdentityNumber(field) ? null : after;
    const value = known ?? emptyLike(form.getValues(field as Path<V>));
    form.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true, shouldValidate: true });
  }
}

/** Returns the empty value of a field, by the type of its current value. */
function emptyLike(value: unknown): unknown {
  if (typeof value === 'string') return '';
  return Array.isArray(value) ? [] : undefined;
}

/** Returns whether a value is missing, and not merely invalid. */
function hasGap(errors: FieldErrors, values: FieldValues): boolean {
  return Object.entries(errors).some(([name, error]) => {
    // The message of a check over several fields names the missing value itself.
    if (error?.type === 'custom') return false;
    const value: unknown = values[name];
    return typeof value === 'string' ? value.trim() === '' : value === undefined || value === null;
  });
}
