import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { EMPLOYEE_LIMITS, EMPLOYMENT_TYPES } from '@seamline/shared/contract/employees/employee-fields';
import { BoundField, useController, useWatch } from '@seamline/shared/form';
import { employeeChoiceLabel } from '@seamline/shared/labels/employee';
import { LoadFailure } from '@seamline/shared/table';
import { Checkbox, Input } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { IdField } from '../fields/IdField.tsx';
import { useDependentFields } from '../fields/useDependentFields.ts';
import { ReportingField, type ReportingFieldProps } from '../people/ReportingField.tsx';
import { employeeLookups } from '../queries.ts';
import { CHANGE_LABELS } from './changeLabels.ts';

/** The place that the people of a change have now, as far as all of them have the same. */
export interface PresentPlace {
  readonly branchId: number | undefined;
  readonly departmentId: number | undefined;
}

interface AssignmentFieldsProps extends ReportingFieldProps {
  present: PresentPlace;
}

/** New values of an assignment; what is left empty stays. The departments are those of the new branch, or of the present one. */
export function AssignmentFields({ present, ...reporting }: AssignmentFieldsProps) {
  const { t, i18n } = useLingui();
  const { clear, announcement } = useDependentFields();
  const lookups = useQuery(employeeLookups);
  const { data, error } = lookups;
  const [branchId, departmentId] = useWatch({ name: ['branch_id', 'department_id'] });
  const departments = data?.branches.find(({ id }) => id === (branchId ?? present.branchId))?.departments;
  const shownId = departmentId === undefined && branchId === undefined ? present.departmentId : departmentId;
  const subDepartments = departments?.find(({ id }) => id === shownId)?.sub_departments;
  const cleared = t`The choices that belong to it were cleared.`;
  const asIs = data ? t`Keep as is` : t`Loading the choices...`;

  return (
    <>
      {error && !data && (
        <LoadFailure query={lookups} detail={error.message}>
          <Trans>The branches, designations and shifts could not be fetched.</Trans>
        </LoadFailure>
      )}
      <IdField
        name="branch_id"
        label={t(CHANGE_LABELS.branch_id)}
        options={data?.branches ?? []}
        placeholder={asIs}
        changed={() => clear(['department_id', 'sub_department_id'], cleared)}
      />
      <IdField
        name="department_id"
        label={t(CHANGE_LABELS.department_id)}
        hint={t`Who moves to another branch needs a department there.`}
        options={departments ?? []}
        placeholder={
          departments ? (departments.length > 0 ? asIs : t`This branch has no departments.`) : t`Choose a branch first.`
        }
        none={t`No department`}
        disabled={!departments?.length}
        changed={() => clear(['sub_department_id'], cleared)}
      />
      <IdField
        name="sub_department_id"
        label={t(CHANGE_LABELS.sub_department_id)}
        options={subDepartments ?? []}
        placeholder={subDepartments ? asIs : t`Choose a department first.`}
        none={t`No sub-department`}
        disabled={!subDepartments}
      />
      <IdField
        name="designation_id"
        label={t(CHANGE_LABELS.designation_id)}
        options={data?.designations ?? []}
        placeholder={asIs}
      />
      <IdField
        name="shift_id"
        label={t(CHANGE_LABELS.shift_id)}
        options={data?.shifts ?? []}
        placeholder={asIs}
        none={t`No shift`}
      />
      <ReportingField {...reporting} />
      <GradeField placeholder={asIs} />
      <IdField
        name="employment_type"
        label={t(CHANGE_LABELS.employment_type)}
        options={EMPLOYMENT_TYPES.map((id) => ({ id, name: employeeChoiceLabel(id, i18n) }))}
        placeholder={asIs}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** Another grade, or none; an empty one stays as it is. */
function GradeField({ placeholder }: { placeholder: string }) {
  const { t } = useLingui();
  const { field } = useController({ name: 'grade' });
  // The value of a controller is the initial one again once the text is emptied.
  const grade: unknown = useWatch({ name: 'grade' });
  return (
    <div>
      <BoundField name="grade" label={t(CHANGE_LABELS.grade)} limit={EMPLOYEE_LIMITS.grade}>
        {(control) => (
          <Input
            {...control}
            ref={field.ref}
            autoComplete="off"
            placeholder={placeholder}
            disabled={grade === null}
            value={typeof grade === 'string' ? grade : ''}
            onChange={({ target }) => field.onChange(target.value || undefined)}
            onBlur={field.onBlur}
          />
        )}
      </BoundField>
      <Checkbox
        label={t`No grade`}
        checked={grade === null}
        onChange={({ target }) => field.onChange(target.checked ? null : undefined)}
      />
    </div>
  );
}
