import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from '@seamline/shared/form';
import { EMPLOYEE_LABELS } from '@seamline/shared/labels/employee';
import { paths } from '@seamline/shared/paths';
import { LoadFailure, TextLink } from '@seamline/shared/table';
import { Notice } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { employeeLookups } from '../queries.ts';
import { IdField } from './IdField.tsx';
import { useDependentFields } from './useDependentFields.ts';

/** Branch, department, designation and shift. Another branch clears the department, another department the sub-department. */
export function PlaceFields() {
  const { t } = useLingui();
  const { clear, announcement } = useDependentFields();
  const lookups = useQuery(employeeLookups);
  const { data, error } = lookups;
  const [branchId, departmentId] = useWatch({ name: ['branch_id', 'department_id'] });
  const departments = data?.branches.find(({ id }) => id === branchId)?.departments ?? [];
  const subDepartments = departments.find(({ id }) => id === departmentId)?.sub_departments ?? [];
  const placeholder = data ? t`Choose…` : t`Loading the choices...`;

  return (
    <>
      {error && !data && (
        <LoadFailure query={lookups} detail={error.message}>
          <Trans>The branches, designations and shifts could not be fetched.</Trans>
        </LoadFailure>
      )}
      {data?.branches.length === 0 && (
        <NoneYet why={t`There is no branch yet. Every employee needs one.`} to={paths.branchAdd} add={t`Add Branch`} />
      )}
      {data?.designations.length === 0 && (
        <NoneYet
          why={t`There is no designation yet. Every employee needs one.`}
          to={paths.designationAdd}
          add={t`Add Designation`}
        />
      )}
      <IdField
        name="designation_id"
        label={t(EMPLOYEE_LABELS.designation_id)}
        options={data?.designations ?? []}
        placeholder={placeholder}
        required
      />
      <IdField
        name="shift_id"
        label={t(EMPLOYEE_LABELS.shift_id)}
        options={data?.shifts ?? []}
        placeholder={placeholder}
      />
      <IdField
        name="branch_id"
        label={t(EMPLOYEE_LABELS.branch_id)}
        options={data?.branches ?? []}
        placeholder={placeholder}
        changed={() =>
          clear(
            ['department_id', 'sub_department_id'],
            t`Department and sub-department were cleared, because they belong to the branch.`,
          )
        }
        required
      />
      <IdField
        name="department_id"
        label={t(EMPLOYEE_LABELS.department_id)}
        hint={t`The star means recommended: employees without a department are listed under “No department”.`}
        options={departments}
        placeholder={branchId ? placeholder : t`Choose a branch first.`}
        disabled={!branchId}
        changed={() =>
          clear(['sub_department_id'], t`The sub-department was cleared, because it belongs to the department.`)
        }
      />
      <IdField
        name="sub_department_id"
        label={t(EMPLOYEE_LABELS.sub_department_id)}
        options={subDepartments}
        placeholder={departmentId ? placeholder : t`Choose a department first.`}
        disabled={!departmentId}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** The reason why a required list is empty, and the link to fill it; the form is kept as a draft. */
function NoneYet({ why, to, add }: { why: string; to: string; add: string }) {
  return <Notice action={<TextLink to={to}>{add}</TextLink>}>{why}</Notice>;
}
