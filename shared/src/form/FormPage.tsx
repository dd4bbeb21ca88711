import { useMessages } from '@seamline/shared/messages';
import { useLocation, useNavigate } from '@seamline/shared/router';
import { Actions, Button, Card, Page, Stack } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FailureNotice } from './FailureNotice.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { submitOnShortcut } from './shortcut.ts';
import { formMessages } from './texts.ts';
import { type Saving, useSubmit } from './useSubmit.ts';

interface FormPageProps<V extends FieldValues, R> extends Saving<V, R> {
  title: string;
  description?: ReactNode;
  /** Label of the button that saves. */
  saveLabel: string;
  /** Where Cancel leads when the form was opened by its address; otherwise it goes back. */
  back: string;
  children: ReactNode;
}

/** A form that fills a page: buttons, pending state, failures, and the question before unsaved work is left. */
export function FormPage<V extends FieldValues, R>(props: FormPageProps<V, R>) {
  const { title, description, saveLabel, back, children, form } = props;
  const text = useMessages(formMessages);
  const { submit, failure, busy, isSaved } = useSubmit(props);
  const cancel = useCancel(back);
  return (
    <Page title={title} description={description} narrow>
      <FormProvider {...form}>
        <Card>
          <form onSubmit={submit} onKeyDown={submitOnShortcut} noValidate aria-label={title}>
            <Stack gap="4">
              <FailureNotice failure={failure} />
              {children}
              <Actions>
                <Button variant="outline" onClick={cancel}>
                  {text.cancel}
                </Button>
                <Button type="submit" busy={busy}>
                  {saveLabel}
                </Button>
              </Actions>
            </Stack>
          </form>
        </Card>
      </FormProvider>
      <LeaveGuard isDirty={form.formState.isDirty} isSaved={isSaved} />
    </Page>
  );
}

/** Back to the page the form was opened from, else to the address that the product names. */
function useCancel(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === 'default' ? navigate(fallback) : navigate(-1));
}
