import { useFormContext, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { LoadFailure } from '@seamline/shared/table';
import { Notice, TextLink, VisuallyHidden } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../api.ts';
import { employeeMessages } from '../messages.ts';
import { IdField } from './IdField.tsx';

const DEPENDENT = { shouldDirty: true, shouldValidate: true } as const;

/** Where somebody works: another branch clears department and sub-department, another department the sub-department. */
export function PlaceFields() {
  const { fields: label, form: text } = useMessages(employeeMessages);
  const { setValue, getValues } = useFormContext();
  const [cleared, setCleared] = useState('');
  const lookups = useQuery(api.employees.lookups);
  const { data, error } = lookups;
  const [branchId, departmentId] = useWatch({ name: ['branch_id', 'department_id'] });
  const departments = data?.branches.find(({ id }) => id === branchId)?.departments ?? [];
  const subDepartments = departments.find(({ id }) => id === departmentId)?.sub_departments ?? [];
  const placeholder = data ? text.choose : text.choicesLoading;

  function clear(names: readonly string[], announcement: string) {
    const filled = names.filter((name) => getValues(name) !== undefined);
    for (const name of filled) setValue(name, undefined, DEPENDENT);
    setCleared(filled.length > 0 ? announcement : '');
  }

  return (
    <>
      {error && !data && (
        <LoadFailure query={lookups} detail={error.message}>
          {text.choicesFailed}
        </LoadFailure>
      )}
      {data?.branches.length === 0 && <NoneYet why={text.noBranch} to={paths.branchAdd} add={text.addBranch} />}
      {data?.designations.length === 0 && (
        <NoneYet why={text.noDesignation} to={paths.designationAdd} add={text.addDesignation} />
      )}
      <IdField
        name="designation_id"
        label={label.designation_id}
        options={data?.designations ?? []}
        placeholder={placeholder}
        required
      />
      <IdField name="shift_id" label={label.shift_id} options={data?.shifts ?? []} placeholder={placeholder} />
      <IdField
        name="branch_id"
        label={label.branch_id}
        options={data?.branches ?? []}
        placeholder={placeholder}
        changed={() => clear(['department_id', 'sub_department_id'], text.departmentCleared)}
        required
      />
      <IdField
        name="department_id"
        label={label.department_id}
        hint={text.departmentRecommended}
        options={departments}
        placeholder={branchId ? placeholder : text.chooseBranchFirst}
        disabled={!branchId}
        changed={() => clear(['sub_department_id'], text.subDepartmentCleared)}
      />
      <IdField
        name="sub_department_id"
        label={label.sub_department_id}
        options={subDepartments}
        placeholder={departmentId ? placeholder : text.chooseDepartmentFirst}
        disabled={!departmentId}
      />
      <VisuallyHidden role="status">{cleared}</VisuallyHidden>
    </>
  );
}

/** Why a list that must be chosen from is empty, and the way to fill it; what is typed here comes back as a draft. */
function NoneYet({ why, to, add }: { why: string; to: string; add: string }) {
  return (
    <Notice
      action={
        <TextLink asChild>
          <Link to={to}>{add}</Link>
        </TextLink>
      }
    >
      {why}
    </Notice>
  );
}
