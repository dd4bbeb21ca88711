import { SelectField, useFormContext, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { Field, Input, TextLink } from '@seamline/shared/ui';
import { Link } from 'react-router-dom';
import { orgMessages } from '../messages.ts';
import type { Place, SubDepartmentGroup } from './subDepartmentList.ts';

/** Branch and department that the address names, to be read and not changed. */
export function FixedPlace({ place }: { place: Place }) {
  const text = useMessages(orgMessages).subDepartments;
  return (
    <>
      <Field label={text.branch}>{(control) => <Input {...control} readOnly value={place.branch_name} />}</Field>
      <Field label={text.department}>
        {(control) => <Input {...control} readOnly value={place.department_name} />}
      </Field>
    </>
  );
}

/** Branch and department to choose, where the address names none; another branch has other departments. */
export function PlacePicker({ groups }: { groups: readonly SubDepartmentGroup[] }) {
  const words = useMessages(orgMessages);
  const text = words.subDepartments;
  const { resetField } = useFormContext();
  const branchId: unknown = useWatch({ name: 'branch_id' });
  const branch = groups.find(({ id }) => id === branchId);
  return (
    <>
      <SelectField
        name="branch_id"
        label={text.branch}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        hint={
          groups.length === 0 && (
            <NoneYet why={words.subDepartments.noneWhy} to={paths.branchAdd} add={words.branches.add} />
          )
        }
        changed={() => resetField('department_id', { defaultValue: undefined })}
        required
      />
      <SelectField
        key={branch?.id}
        name="department_id"
        label={text.department}
        options={(branch?.departments ?? []).map(({ department_id, department_name }) => ({
          value: department_id,
          label: department_name,
        }))}
        hint={
          branch?.departments.length === 0 && (
            <NoneYet
              why={text.noneInBranch}
              to={`${paths.departmentAdd}?branch_id=${branch.id}`}
              add={words.departments.add}
            />
          )
        }
        required
        disabled={!branch}
      />
    </>
  );
}

/** Why there is nothing to choose, and the way to something. */
function NoneYet({ why, to, add }: { why: string; to: string; add: string }) {
  return (
    <span role="status">
      {why}{' '}
      <TextLink asChild>
        <Link to={to}>{add}</Link>
      </TextLink>
    </span>
  );
}
