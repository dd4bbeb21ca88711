import { type EmployeeDetails, valuesOf } from '@seamline/shared/contract/employee-details';
import { FormPage, useContractForm } from '@seamline/shared/form';
import { ApiError } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch, queryClient } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { Loaded } from '@seamline/shared/table';
import { Notice, Page, TextLink } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { api, forgetEmployees } from '../api.ts';
import { findDateProblems } from '../fields/findDateProblems.ts';
import { employeeMessages } from '../messages.ts';
import { CLEARED, changesOf } from './changes.ts';
import { EmployeeDetailFields } from './EmployeeDetailFields.tsx';
import { failureSentence } from './failureSentence.ts';
import { flatValues } from './flatValues.ts';
import { formatCalendarDay } from './formatCalendarDay.ts';
import { useFieldInAddress } from './useFieldInAddress.ts';

export function loader({ params }: { params: { id?: string } }) {
  const employee = api.employees.get(Number(params.id));
  // A form begins with what the server has now, and never with what was read some time ago.
  queryClient.removeQueries({ queryKey: employee.queryKey });
  void prefetch(employee);
  void prefetch(api.employees.lookups);
  return null;
}

export const shouldRevalidate = () => false;

export function Component() {
  const text = useMessages(employeeMessages).details;
  const { id = '' } = useParams();
  const employee = useQuery({
    ...api.employees.get(Number(id)),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (employee.data) return <DetailsForm key={id} details={employee.data} />;
  return (
    <Page title={text.title(id)} narrow>
      <Loaded query={employee} loading={text.loading} failed={(error) => failureSentence(error, text)}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function DetailsForm({ details }: { details: EmployeeDetails }) {
  const text = useMessages(employeeMessages).details;
  const navigate = useNavigate();
  const [stored] = useState(() => flatValues(details));
  const [schema] = useState(() => valuesOf(details));
  const form = useContractForm(schema, { ...stored, [CLEARED]: [] }, (values) =>
    findDateProblems(values, { ...stored, ...details.leaving }),
  );

  useFieldInAddress(form, details);

  async function save(values: Record<string, unknown>, version: number | undefined) {
    const { changed, cleared } = changesOf(values, stored);
    if (Object.keys(changed).length + cleared.length === 0) {
      throw new ApiError(text.unchanged, { kind: 'unexpected' });
    }
    return await api.employees.update(details.id, changed, cleared, version);
  }

  function saved() {
    notify.success(text.updated);
    forgetEmployees();
    return navigate(paths.employees, { replace: true });
  }

  return (
    <FormPage
      title={text.title(String(details.id))}
      description={<About details={details} />}
      form={form}
      version={details.version}
      save={(values, version) => save(values, version)}
      saved={saved}
      saveLabel={text.save}
      savingLabel={text.saving}
      back={paths.employees}
      explain={(error) =>
        error.message === text.unchanged ? { text: error.message } : { text: text.failed, detail: error.message }
      }
    >
      {details.notice && (
        <Notice
          below={
            <TextLink asChild>
              <Link to={leavingPath(details.id)}>{text.changeLeaving}</Link>
            </TextLink>
          }
        >
          {text.onNotice(formatCalendarDay(details.notice.company_last_day))}
        </Notice>
      )}
      {details.leaving && <Notice>{text.hasLeft(formatCalendarDay(details.leaving.company_last_day))}</Notice>}
      <EmployeeDetailFields details={details} stored={stored} />
    </FormPage>
  );
}

const leavingPath = (id: number) => `${paths.exEmployees}?id=${id}`;

/** Name, designation and branch, and the link to record a leaving; the notice above the form has it for one on notice. */
function About({ details: { id, full_name, designation, branch, notice, leaving } }: { details: EmployeeDetails }) {
  const text = useMessages(employeeMessages).details;
  return (
    <>
      <strong>{full_name}</strong> · {text.about(designation.name ?? '', branch.name ?? '')}
      {!notice && (
        <>
          {' '}
          ·{' '}
          <TextLink asChild>
            <Link to={leavingPath(id)}>{leaving ? text.openLeaving : text.leaves}</Link>
          </TextLink>
        </>
      )}
    </>
  );
}
