import { useMessages } from '@seamline/shared/messages';
import { Actions, Button, Dialog, Stack } from '@seamline/shared/ui';
import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FailureNotice } from './FailureNotice.tsx';
import { DiscardDialog, LeaveGuard } from './LeaveGuard.tsx';
import { submitOnShortcut } from './shortcut.ts';
import { formMessages } from './texts.ts';
import { type Saving, useSubmit } from './useSubmit.ts';

interface FormDialogProps<V extends FieldValues, R> extends Saving<V, R> {
  title: string;
  saveLabel: string;
  /** Takes the popup away; called after a question where something would be lost. */
  close(): void;
  children: ReactNode;
}

/** A form in a popup; closing it asks first where something would be lost. */
export function FormDialog<V extends FieldValues, R>(props: FormDialogProps<V, R>) {
  const { title, saveLabel, close, children, form } = props;
  const text = useMessages(formMessages);
  const { submit, failure, busy, isSaved } = useSubmit(props);
  const [isAsking, setAsking] = useState(false);
  const { isDirty } = form.formState;
  const leave = () => {
    if (busy) return;
    if (isDirty) setAsking(true);
    else close();
  };
  return (
    <Dialog title={title} close={leave}>
      <FormProvider {...form}>
        <form onSubmit={submit} onKeyDown={submitOnShortcut} noValidate aria-label={title}>
          <Stack gap="4">
            <FailureNotice failure={failure} />
            {children}
            <Actions>
              <Button variant="outline" onClick={leave}>
                {text.cancel}
              </Button>
              <Button type="submit" busy={busy}>
                {saveLabel}
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
      <LeaveGuard isDirty={isDirty} isSaved={isSaved} />
      {isAsking && <DiscardDialog stay={() => setAsking(false)} discard={close} />}
    </Dialog>
  );
}
