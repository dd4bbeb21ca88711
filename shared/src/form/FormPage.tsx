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
  /** Above the title: where this page hangs, for a form whose Cancel leads elsewhere. */
  above?: ReactNode;
  /** What it reads while the answer is awaited, where the product has words for that; else a ring turns. */
  savingLabel?: string;
  /** Where Cancel leads when the form was opened by its address; otherwise it goes back. */
  back: string;
  /** More buttons beside the two that every form has. */
  actions?: ReactNode;
  /** Ways to the fields that need another look, where the form has better ones than their labels. */
  links?: ReactNode;
  /** A long form fills the width of the page and brings frames of its own. */
  long?: boolean;
  /** What unsaved entries are kept under beside the address, where one address has several forms. */
  draft?: string;
  /** What stands under the form over the whole width, such as the list that it adds to. */
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

/** Back to the page the form was opened from, else to the address that the product names. */
function useCancel(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === 'default' ? navigate(fallback) : navigate(-1));
}
