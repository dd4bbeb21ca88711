import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from '@seamline/shared/form';
import { LoadFailure } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { columnOf } from '../directory/directoryColumns.ts';
import { IdField } from '../fields/IdField.tsx';
import { useDependentFields } from '../fields/useDependentFields.ts';
import { employeeLookups } from '../queries.ts';

/** New place, designation and shift. The departments are those of the new branch, or of the present one if it is known. */
export function AssignmentFields({ branchId: presentId }: { branchId: number | undefined }) {
  const { t } = useLingui();
  const { clear, announcement } = useDependentFields();
  const lookups = useQuery(employeeLookups);
  const { data, error } = lookups;
  const [chosenId, departmentId] = useWatch({ name: ['branch_id', 'department_id'] });
  const departments = data?.branches.find(({ id }) => id === (chosenId ?? presentId))?.departments;
  const subDepartments = departments?.find(({ id }) => id === departmentId)?.sub_departments;
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
        label={t(columnOf('branch').label)}
        options={data?.branches ?? []}
        placeholder={asIs}
        changed={() => clear(['department_id', 'sub_department_id'], cleared)}
      />
      <IdField
        name="department_id"
        label={t(columnOf('department').label)}
        hint={t`Who moves to another branch needs a department there.`}
        options={departments ?? []}
        placeholder={departments ? asIs : t`Choose a branch first.`}
        disabled={!departments}
        changed={() => clear(['sub_department_id'], cleared)}
      />
      <IdField
        name="sub_department_id"
        label={t(columnOf('sub-department').label)}
        options={subDepartments ?? []}
        placeholder={subDepartments ? asIs : t`Choose a department first.`}
        disabled={!subDepartments}
      />
      <IdField
        name="designation_id"
        label={t(columnOf('designation').label)}
        options={data?.designations ?? []}
        placeholder={asIs}
      />
      <IdField name="shift_id" label={t(columnOf('shift').label)} options={data?.shifts ?? []} placeholder={asIs} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
