import { type LeavingInput, leavingForm } from '@seamline/shared/contract/leavers';
import { FormPage, useContractForm } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { queryClient } from '@seamline/shared/query';
import { useSearchParams } from '@seamline/shared/router';
import { IN_PLACE, useAddressChange } from '@seamline/shared/table';
import { Notice } from '@seamline/shared/ui';
import { useState } from 'react';
import { api, forgetEmployees } from '../api.ts';
import { idIn } from '../idIn.ts';
import { employeeMessages } from '../messages.ts';
import { LeaverList } from './LeaverList.tsx';
import { LeavingFields } from './LeavingFields.tsx';
import { LeavingReview, type Review } from './LeavingReview.tsx';
import { filterIn } from './leaverFilter.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader({ request }: { request: Request }) {
  void queryClient.prefetchInfiniteQuery(api.leavers.list(filterIn(new URL(request.url).searchParams)));
  return null;
}

type Leaving = LeavingInput & { employee_id: number };

/** An input is emptied by an empty text alone. */
const NO_ID = '' as unknown as number;
const EMPTY = { employee_id: NO_ID, resignation_date: '', company_last_day: '', remark: '', fnf_remark: '' };

export function Component() {
  const text = useMessages(employeeMessages).leavers;
  const [params] = useSearchParams();
  const change = useAddressChange(IN_PLACE);
  const [isDone, setDone] = useState(false);
  const [review, setReview] = useState<Review>();
  const [asked] = useState(() => idIn(params, 'id'));
  const form = useContractForm(leavingForm, { ...EMPTY, employee_id: asked ?? NO_ID });

  /** Nothing is sent before the person it is about has been named once more. */
  function askFirst({ employee_id: id, company_last_day: lastDay }: Leaving) {
    setDone(false);
    return new Promise<boolean>((answer) => setReview({ id, lastDay, answer }));
  }

  function saved() {
    setDone(true);
    form.setValue('employee_id', NO_ID);
    // What the empty field comes to; any other default would be a change that nobody has made.
    form.reset({ ...EMPTY, employee_id: undefined });
    change({ id: '' });
    forgetEmployees();
  }

  return (
    <FormPage
      title={text.title}
      form={form}
      draft={`of-${asked ?? ''}`}
      review={askFirst}
      save={({ employee_id: id, ...values }) => api.leavers.record(id, values)}
      saved={saved}
      saveLabel={text.submit}
      back={paths.employees}
      incomplete={text.incomplete}
      explain={(error) => ({ text: text.failed, detail: error.message })}
      below={<LeaverList changing={() => setDone(false)} />}
    >
      {isDone && <Notice tone="success">{text.done}</Notice>}
      <LeavingFields />
      {review && <LeavingReview {...review} close={() => setReview(undefined)} />}
    </FormPage>
  );
}
