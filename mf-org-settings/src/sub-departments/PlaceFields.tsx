import { Link as ChakraLink } from '@chakra-ui/react/link';
import { useLingui } from '@lingui/react/macro';
import { SelectField, useFormContext, useWatch } from '@seamline/shared/form';
import { paths } from '@seamline/shared/paths';
import { Field, Input } from '@seamline/shared/ui';
import { Link } from 'react-router-dom';
import type { Place, SubDepartmentGroup } from './subDepartmentList.ts';

/** Branch and department of the URL, read-only. */
export function FixedPlace({ place }: { place: Place }) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`Branch`}>{(control) => <Input {...control} readOnly value={place.branch_name} />}</Field>
      <Field label={t`Department`}>{(control) => <Input {...control} readOnly value={place.department_name} />}</Field>
    </>
  );
}

/** Branch and department to choose, if the URL has none. Another branch has other departments. */
export function PlacePicker({ groups }: { groups: readonly SubDepartmentGroup[] }) {
  const { t } = useLingui();
  const { resetField } = useFormContext();
  const branchId: unknown = useWatch({ name: 'branch_id' });
  const branch = groups.find(({ id }) => id === branchId);
  return (
    <>
      <SelectField
        name="branch_id"
        label={t`Branch`}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        hint={
          groups.length === 0 && (
            <NoneYet
              why={t`Sub-departments belong to a department, and departments belong to a branch.`}
              to={paths.branchAdd}
              add={t`Add Branch`}
            />
          )
        }
        changed={() => resetField('department_id')}
        required
      />
      <SelectField
        key={branch?.id}
        name="department_id"
        label={t`Department`}
        options={(branch?.departments ?? []).map(({ department_id, department_name }) => ({
          value: department_id,
          label: department_name,
        }))}
        hint={
          branch?.departments.length === 0 && (
            <NoneYet
              why={t`No department found.`}
              to={`${paths.departmentAdd}?branch_id=${branch.id}`}
              add={t`Add Department`}
            />
          )
        }
        required
        disabled={!branch}
      />
    </>
  );
}

/** Explains why there is no option, with a link to add one. */
function NoneYet({ why, to, add }: { why: string; to: string; add: string }) {
  return (
    <span role="status">
      {why}{' '}
      <ChakraLink asChild>
        <Link to={to}>{add}</Link>
      </ChakraLink>
    </span>
  );
}
