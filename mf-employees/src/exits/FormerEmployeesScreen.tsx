import { Trans, useLingui } from '@lingui/react/macro';
import { type Identity, leavingForm } from '@seamline/shared/contract/employees/former-employees';
import { FormPage, useContractForm } from '@seamline/shared/form';
import { reasonOf } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch, queryClient } from '@seamline/shared/query';
import { notify, useFailures, useMayEdit } from '@seamline/shared/session';
import { IN_PLACE, Loaded, parseId, useSearchParamsChange } from '@seamline/shared/table';
import { Notice, Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { employeeIdentity, formerEmployees, isUnknownEmployee, leavingMutations } from '../queries.ts';
import { FormerEmployeeLists } from './FormerEmployeeLists.tsx';
import { filterIn } from './formerEmployeeFilter.ts';
import { LeavingFields } from './LeavingFields.tsx';
import { LeavingReview } from './LeavingReview.tsx';
import { findProblems, storedValues, withdrawnSentence } from './leavingValues.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader({ request }: { request: Request }) {
  const { searchParams } = new URL(request.url);
  const filter = filterIn(searchParams);
  void queryClient.prefetchInfiniteQuery(formerEmployees('on-notice', filter));
  void queryClient.prefetchInfiniteQuery(formerEmployees('former', filter));
  const id = parseId(searchParams.get('id'));
  if (id !== undefined) {
    const person = employeeIdentity(id);
    // The form starts with the current values of the server, never with cached ones.
    queryClient.removeQueries({ queryKey: person.queryKey });
    void prefetch(person);
  }
  return null;
}

/** The lists of who leaves and who has left, below the form that records it for those who may. */
export function Component() {
  const { t } = useLingui();
  if (useMayEdit()) return <OpenedForm />;
  return (
    <Page title={t`Update Ex-Employee Info`}>
      <FormerEmployeeLists changing={ignore} edit={ignore} />
    </Page>
  );
}

const ignore = () => undefined;

/** Opens the form for the employee in the URL, if there is one, with the stored leaving. */
function OpenedForm() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const change = useSearchParamsChange(IN_PLACE);
  const [asked, setAsked] = useState({ id: parseId(params.get('id')), times: 0 });
  const person = useQuery({ ...employeeIdentity(asked.id ?? 0), enabled: asked.id !== undefined });
  const failures = useFailures();
  const isLookedUp = asked.id === undefined || person.data !== undefined || isUnknownEmployee(person.error);
  const [opened, setOpened] = useState<number>();
  if (isLookedUp && opened !== asked.times) setOpened(asked.times);
  // An empty form would overwrite a stored leaving that could not be fetched. An open one outlasts a further lookup.
  if (!isLookedUp && opened !== asked.times) {
    return (
      <Page title={t`Update Ex-Employee Info`} narrow>
        <Loaded
          query={person}
          loading={t`Looking for this number...`}
          failed={t`Failed to fetch former employees. Please try again later.`}
        >
          {() => null}
        </Loaded>
      </Page>
    );
  }

  /** Reads the stored leaving before the form is replaced, so that the page does not go blank. */
  async function edit(id: number) {
    failures.dismiss();
    try {
      await queryClient.fetchQuery({ ...employeeIdentity(id), staleTime: 0 });
    } catch (error) {
      if (!isUnknownEmployee(error)) {
        failures.notify(t`The employee could not be looked up. ${{ reason: reasonOf(error) }}`, {
          retry: () => void edit(id),
        });
        return;
      }
    }
    change({ id: String(id) });
    setAsked(({ times }) => ({ id, times: times + 1 }));
  }

  return (
    <LeavingForm
      key={asked.times}
      id={asked.id}
      person={person.data}
      isFocused={asked.times > 0}
      leave={() => change({ id: '' })}
      edit={(id) => void edit(id)}
    />
  );
}

interface LeavingFormProps {
  /** The employee whom the form was opened for, and what is known of them. */
  id: number | undefined;
  person: Identity | undefined;
  /** The form was opened by a button of the page, which is replaced with it: its first date takes the focus. */
  isFocused: boolean;
  /** Removes the employee from the URL. */
  leave(): void;
  edit(id: number): void;
}

/** An input is emptied by an empty text alone. */
const NO_ID = '' as unknown as number;

function LeavingForm({ id: asked, person, isFocused, leave, edit }: LeavingFormProps) {
  const { t, i18n } = useLingui();
  const [isDone, setDone] = useState(false);
  /** The employee whose stored leaving the form shows. */
  const [opened, setOpened] = useState(person);
  const form = useContractForm(leavingForm, { ...storedValues(person), employee_id: asked ?? NO_ID }, findProblems);
  const { setFocus } = form;
  useEffect(() => {
    if (isFocused) setFocus('resignation_date');
  }, [isFocused, setFocus]);

  function clear() {
    setOpened(undefined);
    form.setValue('employee_id', NO_ID);
    // The value of the empty field; another default would mark the form as changed.
    form.reset({ ...storedValues(undefined), employee_id: undefined });
    leave();
  }

  function onSuccess({
    withdrawn_changes_on: withdrawn = [],
  }: {
    withdrawn_changes_on?: readonly string[] | undefined;
  }) {
    setDone(true);
    if (withdrawn.length > 0) notify.success(withdrawnSentence(withdrawn, i18n));
    clear();
  }

  return (
    <FormPage
      title={t`Update Ex-Employee Info`}
      form={form}
      {...(opened && { version: opened.version })}
      draft={`of-${asked ?? ''}`}
      mutation={leavingMutations.record(opened?.id)}
      onSuccess={onSuccess}
      submitLabel={t`Submit`}
      back={paths.employees}
      incomplete={t`All required fields must be filled.`}
      getErrorMessage={(error) => ({
        text: t`Failed to update employee. Check ID and try again.`,
        detail: error.message,
      })}
      below={<FormerEmployeeLists changing={() => setDone(false)} edit={edit} />}
    >
      {isDone && (
        <Notice tone="success">
          <Trans>Ex-employee data updated successfully!</Trans>
        </Notice>
      )}
      <LeavingFields onWithdrawn={clear} />
      <LeavingReview
        isNeeded={() => {
          setDone(false);
          return true;
        }}
      />
    </FormPage>
  );
}
