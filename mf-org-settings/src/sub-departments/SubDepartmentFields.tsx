import { useLingui } from '@lingui/react/macro';
import { LIMITS } from '@seamline/shared/contract/fields';
import { TextAreaField } from '@seamline/shared/form';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { NameField } from '../NameField.tsx';

interface SubDepartmentFieldsProps {
  /** The department whose sub-departments have other names. */
  departmentId: number | undefined;
  /** The sub-department that is edited. */
  ownId?: number;
  /** The field of the code, which is read-only once it is saved. */
  code: ReactNode;
}

/** Name, code and description of a sub-department. */
export function SubDepartmentFields({ departmentId, ownId, code }: SubDepartmentFieldsProps) {
  const { t } = useLingui();
  const { data } = useQuery(api.subDepartments.list);
  const department = data?.branches
    .flatMap(({ departments }) => departments)
    .find(({ department_id }) => department_id === departmentId);
  return (
    <>
      <NameField
        name="sub_department"
        label={t`Name`}
        others={department?.sub_departments.map(({ id, sub_department: name }) => ({ id, name }))}
        ownId={ownId}
        adviseDuplicate={(name) => t`There is already a sub-department called ${name} in this department.`}
      />
      {code}
      <TextAreaField name="description" label={t`Description`} limit={LIMITS.description} />
    </>
  );
}
