import { useLocation, useNavigate } from '@seamline/shared/router';
import { Card, Page } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormBody } from './FormBody.tsx';
import { type Saving, useSubmit } from './useSubmit.ts';

interface FormPageProps<V extends FieldValues, R> extends Saving<V, R> {
  title: string;
  description?: ReactNode;
  /** Above the title: where this page hangs, for a form whose Cancel leads elsewhere. */
  above?: ReactNode;
  /** Label of the button that saves. */
  saveLabel: string;
  /** What it reads while the answer is awaited, where the product has words for that; else a ring turns. */
  savingLabel?: string;
  /** Where Cancel leads when the form was opened by its address; otherwise it goes back. */
  back: string;
  children: ReactNode;
}

/** A form that fills a page: buttons, pending state, failures, and the question before unsaved work is left. */
export function FormPage<V extends FieldValues, R>(props: FormPageProps<V, R>) {
  const { title, description, above, saveLabel, savingLabel, back, children, form } = props;
  const submission = useSubmit(props);
  const cancel = useCancel(back);
  return (
    <Page title={title} description={description} back={above} narrow>
      <Card>
        <FormBody
          title={title}
          form={form}
          submission={submission}
          saveLabel={saveLabel}
          savingLabel={savingLabel}
          cancel={cancel}
        >
          {children}
        </FormBody>
      </Card>
    </Page>
  );
}

/** Back to the page the form was opened from, else to the address that the product names. */
function useCancel(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === 'default' ? navigate(fallback) : navigate(-1));
}
