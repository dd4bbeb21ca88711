import { Box } from '@chakra-ui/react/box';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CHANGE_LIMITS, type ChangeInput, changeInput } from '@seamline/shared/contract/employees/employee-changes';
import { isOverAYearAhead } from '@seamline/shared/contract/employees/employee-dates';
import { invalid } from '@seamline/shared/contract/errors';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { DateField, FormDialog, TextAreaField, useContractForm } from '@seamline/shared/form';
import { daysAfter } from '@seamline/shared/messages';
import { parseId, useCloseToList } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { DirectoryContext } from '../directory/directoryContext.ts';
import type { ReportingFieldProps } from '../people/ReportingField.tsx';
import { employeeDetails, employeeLookups, employeeProfile } from '../queries.ts';
import { useFirstData } from '../useFirstData.ts';
import { AssignmentFields, type PresentPlace } from './AssignmentFields.tsx';
import { ChangePreview } from './ChangePreview.tsx';
import { type ChangedPeople, changeMutations, type PreviewedChange } from './changeApi.ts';

/** New values from a day on for the selected employees, or for the one in the URL. */
export function Component() {
  return useParams().id === undefined ? <SelectionChange /> : <PersonChange />;
}

function SelectionChange() {
  const { t } = useLingui();
  const { search } = useLocation();
  const context = use(DirectoryContext);
  // What was selected when the dialog opened: the list behind it may be loaded again.
  const [sent] = useState(context?.selection.sent);
  if (!context || !sent || sent.count === 0) return <Navigate to={{ pathname: '..', search }} replace />;
  return (
    <ChangeForm
      title={t`Change ${plural({ count: sent.count }, { one: '# employee', other: '# employees' })}`}
      people={sent}
      present={context.filter}
      reporting={{ hint: t`They replace everybody whom the selected employees report to now.` }}
      changed={context.selection.clear}
    />
  );
}

/** Another post of the employee in the URL, or another version of the planned change that it names. */
function PersonChange() {
  const { t } = useLingui();
  const { id: ofPerson, entry: ofEntry } = useParams();
  const id = parseId(ofPerson ?? null) ?? 0;
  const { data: person } = useQuery(employeeDetails(id));
  const entries = useFirstData(useQuery(employeeProfile(id)).data)?.entries;
  const planned = entries?.find((entry) => entry.state === 'planned' && String(entry.id) === ofEntry);
  if (!person || (ofEntry && !entries)) return null;
  if (ofEntry && !planned) return <Navigate to=".." replace />;
  return (
    <ChangeForm
      title={t`Change the post of ${{ name: person.full_name }}`}
      people={{ ids: [id], count: 1, replaces: planned?.id }}
      present={{ branchId: person.branch.id ?? undefined, departmentId: person.department.id ?? undefined }}
      reporting={{
        hint: t`They replace everybody whom this person reports to then.`,
        ownId: id,
        known: person.reporting_persons,
      }}
      start={planned && { ...planned.values, effective_on: planned.effective_on, reason: planned.reason ?? '' }}
    />
  );
}

interface ChangeFormProps {
  title: string;
  people: ChangedPeople;
  present: PresentPlace;
  reporting: ReportingFieldProps;
  /** The values that the form begins with. */
  start?: ChangeInput | undefined;
  /** Called once the employees are changed. */
  changed?(): void;
}

/** Values, day and reason of a change, and then what it would do to each. */
function ChangeForm({ title, people, present, reporting, start, changed }: ChangeFormProps) {
  const { t } = useLingui();
  const close = useCloseToList();
  const { data } = useQuery(employeeLookups);
  const [today] = useState(() => dateInIndia(new Date()));
  const form = useContractForm(changeInput, { effective_on: today, reason: '', ...start }, findProblems);

  /** The number of departments to choose from, where there is a new branch and no choice. */
  function openChoices({ branch_id: branchId, department_id: departmentId }: ChangeInput): number | undefined {
    if (branchId === undefined || departmentId !== undefined) return undefined;
    return data?.branches.find(({ id }) => id === branchId)?.departments.length;
  }

  function findProblems(values: ChangeInput) {
    const problems = [];
    if (isOverAYearAhead(values.effective_on ?? today, today)) {
      problems.push({ path: ['effective_on'], message: invalid('change_too_far_ahead') });
    }
    if (openChoices(values)) {
      problems.push({ path: ['department_id'], message: t`Choose a department of the new branch.` });
    }
    return problems;
  }

  return (
    <FormDialog<ChangeInput, PreviewedChange>
      title={title}
      wide
      form={form}
      mutation={changeMutations.preview(people, (values) =>
        openChoices(values) === 0 ? { ...values, department_id: null } : values,
      )}
      submitLabel={t`Show the effect`}
      onClose={close}
      done={(previewed, back) => <ChangePreview first={previewed} changed={changed} back={back} close={close} />}
    >
      <Box
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <DateField
          name="effective_on"
          label={t`Takes effect on`}
          hint={t`A past date changes the history. On a date ahead, within a year, the values change automatically.`}
          max={daysAfter(today, 365)}
          required
        />
        <AssignmentFields present={present} {...reporting} />
      </Box>
      <TextAreaField name="reason" label={t`Reason`} limit={CHANGE_LIMITS.reason} rows={2} />
    </FormDialog>
  );
}
