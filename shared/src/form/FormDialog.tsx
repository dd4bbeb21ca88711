import { Dialog } from '@seamline/shared/ui';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormBody } from './FormBody.tsx';
import { DiscardDialog } from './LeaveGuard.tsx';
import { type Saving, useSubmit } from './useSubmit.ts';

interface FormDialogProps<V extends FieldValues, R> extends Saving<V, R> {
  title: string;
  saveLabel: string;
  wide?: boolean;
  /** Takes the popup away; called after a question where something would be lost. */
  close(): void;
  /** Stands in place of the form: a step before it, or the end after it was saved. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A form in a popup; closing it asks first where something would be lost. */
export function FormDialog<V extends FieldValues, R>(props: FormDialogProps<V, R>) {
  const { title, saveLabel, wide, close, instead, children, form } = props;
  const submission = useSubmit(props);
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
