import { Trans, useLingui } from '@lingui/react/macro';
import { type EmployeeDetails, valuesOf } from '@seamline/shared/contract/employees/employee-details';
import type { Conflict } from '@seamline/shared/contract/wire/fields';
import { FormPage, useContractForm } from '@seamline/shared/form';
import { formatCalendarDay } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch, queryClient } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { Loaded, parseId, TextLink } from '@seamline/shared/table';
import { Notice, Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { FormSections, SectionIndex } from '../fields/FormSection.tsx';
import { findDateProblems, findNameProblems, findValueProblems } from '../fields/problems.ts';
import { ownPaths } from '../paths.ts';
import { PersonHead } from '../people/PersonHead.tsx';
import { employeeDetails, employeeLookups, employeeMutations } from '../queries.ts';
import { CLEARED, clearedByKeeping, failureSentence, NothingChanged, withChanges } from './changes.ts';
import { EmployeeDetailFields } from './EmployeeDetailFields.tsx';
import { findUnreadableDates, flatValues } from './flatValues.ts';

export function loader({ params }: { params: { id?: string } }) {
  const employee = employeeDetails(parseId(params.id ?? null) ?? 0);
  // The form starts with the current values of the server, never with cached ones.
  queryClient.removeQueries({ queryKey: employee.queryKey });
  void prefetch(employee);
  void prefetch(employeeLookups);
  return null;
}

export const shouldRevalidate = () => false;

export function Component() {
  const { i18n, t } = useLingui();
  const { id = '' } = useParams();
  const employee = useQuery({
    ...employeeDetails(parseId(id) ?? 0),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (employee.data) return <DetailsForm key={id} details={employee.data} />;
  return (
    <Page title={t`Edit Employee #${id}`} narrow>
      <Loaded query={employee} loading={t`Loading the employee...`} failed={(error) => failureSentence(error, i18n)}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function DetailsForm({ details }: { details: EmployeeDetails }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [stored, setStored] = useState(() => flatValues(details));
  // A form that is sent again at once, as "Keep mine" does, has not been rendered with the new values.
  const latestStored = useRef(stored);
  const [schema] = useState(() => valuesOf(details));
  const form = useContractForm(schema, { ...stored, [CLEARED]: [] }, (values) => [
    ...findNameProblems(values),
    ...findDateProblems(values, { ...stored, ...details.leaving }),
    ...findValueProblems(values, stored),
    ...findUnreadableDates(values, details),
  ]);

  useFieldInUrl(form, details);

  function rebase(changes: Conflict['changes'], kept: 'mine' | 'theirs') {
    const marked = (form.getValues(CLEARED) ?? []) as readonly string[];
    const changed = new Set(changes.map(({ field }) => field));
    const cleared =
      kept === 'mine'
        ? [...marked, ...clearedByKeeping(form.getValues(), latestStored.current, changes)]
        : marked.filter((name) => !changed.has(name));
    form.setValue(CLEARED, cleared, { shouldDirty: true });
    latestStored.current = withChanges(latestStored.current, changes);
    setStored(latestStored.current);
  }

  function onSuccess() {
    notify.success(t`✅ Updated successfully`);
    return navigate(paths.employees, { replace: true });
  }

  return (
    <FormSections>
      <FormPage
        title={t`Edit Employee #${{ id: String(details.id) }}`}
        description={<About details={details} />}
        form={form}
        version={details.version}
        mutation={employeeMutations.update(details.id, () => latestStored.current)}
        rebase={rebase}
        onSuccess={onSuccess}
        submitLabel={t`Update`}
        submittingLabel={t`Updating...`}
        back={paths.employees}
        beside={<SectionIndex />}
        getErrorMessage={(error) =>
          error instanceof NothingChanged
            ? { text: t`Nothing has been changed.` }
            : { text: t`❌ Failed to update employee`, detail: error.message }
        }
      >
        <PersonHead person={details} />
        {details.notice && (
          <Notice
            below={
              <TextLink to={ownPaths.exit(details.id)}>
                <Trans>Change or withdraw</Trans>
              </TextLink>
            }
          >
            {t`On notice until ${{ day: formatCalendarDay(details.notice.company_last_day) }}.`}
          </Notice>
        )}
        {details.leaving && (
          <Notice>{t`This person has left; the last day was ${{ day: formatCalendarDay(details.leaving.company_last_day) }}.`}</Notice>
        )}
        <EmployeeDetailFields details={details} stored={stored} />
      </FormPage>
    </FormSections>
  );
}

const leavingPath = (id: number) => `${paths.exEmployees}?id=${id}`;

/** The name, and the links to the profile and to record a leaving; the notice above the form has it for one on notice. */
function About({ details: { id, full_name, notice, leaving } }: { details: EmployeeDetails }) {
  const { t } = useLingui();
  return (
    <>
      <strong>{full_name}</strong> ·{' '}
      <TextLink to={ownPaths.profile(id)}>
        <Trans>Profile</Trans>
      </TextLink>
      {!notice && (
        <>
          {' '}
          · <TextLink to={leavingPath(id)}>{leaving ? t`Ex-employees` : t`Record that this person leaves`}</TextLink>
        </>
      )}
    </>
  );
}

/** Focuses the field that the URL names, once it can be changed. */
function useFieldInUrl(form: { setFocus(name: string): void }, { documents }: EmployeeDetails): void {
  const [params] = useSearchParams();
  const asked = params.get('field');
  const field = asked === 'adhar_card_page_1' && documents.aadhaar_page_1 ? 'adhar_card_page_2' : asked;
  const isReady = useQuery(employeeLookups).isFetched;
  const isThere = useRef(false);
  useEffect(() => {
    if (!field || !isReady || isThere.current) return;
    isThere.current = true;
    form.setFocus(field);
  }, [field, isReady, form]);
}
