import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Page } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { FormBody } from './FormBody.tsx';
import { type Calling, type Mutating, type Saving, useSubmit } from './useSubmit.ts';

type Parts<V extends FieldValues, R> = Omit<Saving<V, R>, keyof Mutating<V, R> | keyof Calling<V, R> | 'draft'> & {
  title: string;
  description?: ReactNode;
  /** Content above the title: a link to the parent page, for a form whose Cancel leads elsewhere. */
  above?: ReactNode;
  /** Label of the submit button while the form is sent, if the product has one; otherwise it shows a spinner. */
  savingLabel?: string;
  /** Target of Cancel when the form was opened by its URL; otherwise Cancel goes back in the history. */
  back: string;
  /** Buttons besides Cancel and the submit button. */
  actions?: ReactNode;
  /** Links to the fields with errors, if the form has better ones than their labels. */
  links?: ReactNode;
  /** True for a form that fills the width of the page and brings its own frames. */
  long?: boolean;
  /** Name of the draft besides the URL, where one URL has several forms. */
  draft?: string;
  /** Content under the form over the whole width, such as the list that it adds to. */
  below?: ReactNode;
  children: ReactNode;
};

type FormPageProps<V extends FieldValues, R> = Parts<V, R> &
  (
    | (Mutating<V, R> & { submitLabel: string })
    /** @deprecated Still used by mf-employees and mf-shifts. */
    | (Calling<V, R> & { saveLabel: string })
  );

/** A form that fills a page: buttons, pending state, failures, and the question before unsaved work is left. */
export function FormPage<V extends FieldValues, R>(props: FormPageProps<V, R>) {
  const { title, description, above, savingLabel, back, children, form } = props;
  const { actions, links, long = false, below, draft = '' } = props;
  const submission = useSubmit<V, R>({ ...props, draft });
  const cancel = useCancel(back);
  const body = (
    <FormBody
      title={title}
      form={form}
      submission={submission}
      saveLabel={'mutation' in props ? props.submitLabel : props.saveLabel}
      savingLabel={savingLabel}
      cancel={cancel}
      actions={actions}
      links={links}
      long={long}
    >
      {children}
    </FormBody>
  );
  return (
    <Page title={title} description={description} back={above} narrow={!long}>
      {long ? body : <Card.Root as="section">{body}</Card.Root>}
      {below && <Box data-wide="">{below}</Box>}
    </Page>
  );
}

/** Returns a function that goes back to the page the form was opened from, else to the fallback. */
function useCancel(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === 'default' ? navigate(fallback) : navigate(-1));
}
