import { Dialog } from '@seamline/shared/ui';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormBody } from './FormBody.tsx';
import { DiscardDialog } from './LeaveGuard.tsx';
import { type Calling, type Mutating, type Saving, useSubmit } from './useSubmit.ts';

type Parts<V extends FieldValues, R> = Omit<Saving<V, R>, keyof Mutating<V, R> | keyof Calling<V, R> | 'draft'> & {
  title: string;
  wide?: boolean;
  children: ReactNode;
};

/** The dialog of a route: its URL names the draft, and leaving it asks first if unsaved changes would be lost. */
interface RouteDialog<V extends FieldValues, R> extends Mutating<V, R> {
  submitLabel: string;
  /** Leaves the route; called after a success too, unless there is something to show then. */
  onClose(): Promise<void>;
  /** Takes the place of the form for a step before it. */
  before?: ReactNode;
  /** Takes the place of the form after a success, and closes the dialog itself. */
  done?: ReactNode;
}

/**
 * A dialog that its screen holds open.
 * @deprecated Still used by mf-employees and mf-shifts.
 */
interface HeldDialog<V extends FieldValues, R> extends Calling<V, R> {
  saveLabel: string;
  draft: string | null;
  /** Takes the dialog away; called after a question where something would be lost. */
  close(): void;
  /** Takes the place of the form: a step before it, or the end after it was saved. */
  instead?: ReactNode;
}

type FormDialogProps<V extends FieldValues, R> = Parts<V, R> & (RouteDialog<V, R> | HeldDialog<V, R>);

/** A form in a dialog; closing it asks first if unsaved changes would be lost. */
export function FormDialog<V extends FieldValues, R>(props: FormDialogProps<V, R>) {
  return 'mutation' in props ? <RouteFormDialog {...props} /> : <HeldFormDialog {...props} />;
}

function RouteFormDialog<V extends FieldValues, R>(props: Parts<V, R> & RouteDialog<V, R>) {
  const { title, submitLabel, wide, onSuccess, onClose, before, done, children, form } = props;
  const [isDone, setDone] = useState(false);
  const submission = useSubmit<V, R>({
    ...props,
    draft: '',
    async onSuccess(result, values) {
      await onSuccess(result, values);
      if (done) setDone(true);
      else await onClose();
    },
  });
  const leave = () => {
    if (!submission.busy) void onClose();
  };
  return (
    <Dialog title={title} wide={wide} close={leave} busy={submission.busy}>
      {(isDone ? done : before) || (
        <FormBody
          title={title}
          form={form}
          submission={submission}
          saveLabel={submitLabel}
          savingLabel={undefined}
          cancel={leave}
        >
          {children}
        </FormBody>
      )}
    </Dialog>
  );
}

function HeldFormDialog<V extends FieldValues, R>(props: Parts<V, R> & HeldDialog<V, R>) {
  const { title, saveLabel, wide, close, instead, children, form } = props;
  const submission = useSubmit<V, R>(props);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    if (submission.busy) return;
    if (form.formState.isDirty && !instead) setAsking(true);
    else close();
  };
  const discard = () => {
    submission.draft.drop();
    close();
  };
  return (
    <Dialog title={title} wide={wide} close={leave} busy={submission.busy}>
      {instead || (
        <FormBody
          title={title}
          form={form}
          submission={submission}
          saveLabel={saveLabel}
          savingLabel={undefined}
          cancel={leave}
        >
          {children}
        </FormBody>
      )}
      {isAsking && <DiscardDialog stay={() => setAsking(false)} discard={discard} />}
    </Dialog>
  );
}
