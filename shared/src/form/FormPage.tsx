import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Page } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormBody } from './FormBody.tsx';
import { type SubmitOptions, useSubmit } from './useSubmit.ts';
import { useTypedValues } from './useTypedValues.ts';

interface FormPageProps<V extends FieldValues, R> extends Omit<SubmitOptions<V, R>, 'draft'> {
  title: string;
  submitLabel: string;
  description?: ReactNode;
  /** Content above the title: a link to the parent page, for a form whose Cancel leads elsewhere. */
  above?: ReactNode;
  /** Label of the submit button while the form is sent, if the product has one; otherwise it shows a spinner. */
  submittingLabel?: string;
  /** Target of Cancel when the form was opened by its URL; otherwise Cancel goes back in the history. */
  back: string;
  /** Buttons besides Cancel and the submit button. */
  actions?: ReactNode;
  /** Links to the fields with errors, if the form has better ones than their labels. */
  links?: ReactNode;
  /** Shows a field that the form hides at the moment, such as one behind another tab, and focuses it. */
  showField?(field: HTMLElement): void;
  /** True for a form that fills the width of the page and brings its own frames. */
  long?: boolean;
  /** Name of the draft besides the URL, where one URL has several forms. */
  draft?: string;
  /** What keeps a long form company where the window has room for it, such as an index of its sections. */
  beside?: ReactNode;
  /** Content under the form over the whole width, such as the list that it adds to. */
  below?: ReactNode;
  children: ReactNode;
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 46rem)',
    '@media (min-width: 80rem)': { gridTemplateColumns: 'minmax(0, 46rem) minmax(0, 1fr)' },
    '@media (max-width: 79.99rem)': { '& > :not(:first-child)': { display: 'none' } },
  },
});

/** A form that fills a page: buttons, pending state, failures, and the question before unsaved work is left. */
export function FormPage<V extends FieldValues, R>(props: FormPageProps<V, R>) {
  const { title, description, above, back, form, long = false, beside, below, draft = '', children } = props;
  const submission = useSubmit<V, R>({ ...props, draft });
  useTypedValues(form);
  const cancel = useCancel(back);
  const body = (
    <FormBody {...props} submission={submission} cancel={cancel}>
      {children}
    </FormBody>
  );
  const frame = long ? body : <Card.Root as="section">{body}</Card.Root>;
  return (
    <Page title={title} description={description} back={above} narrow={!long}>
      {beside ? (
        <Columns data-wide="">
          {frame}
          {beside}
        </Columns>
      ) : (
        frame
      )}
      {below && <Box data-wide="">{below}</Box>}
    </Page>
  );
}

/** Returns a function that goes back to the page the form was opened from, else to the fallback. */
function useCancel(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts its entries here. The key of a location would not do: a changed search parameter replaces it.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    return idx === 0 ? navigate(fallback) : navigate(-1);
  };
}
