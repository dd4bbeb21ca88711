import { useLingui } from '@lingui/react/macro';
import { LIMITS } from '@seamline/shared/contract/fields';
import { TextAreaField, TextField } from '@seamline/shared/form';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { NameField } from '../NameField.tsx';

interface DepartmentFieldsProps {
  /** The branch whose departments have other names. */
  branchId: number | undefined;
  /** The department that is edited. */
  ownId?: number;
}

/** Name, code and description of a department. */
export function DepartmentFields({ branchId, ownId }: DepartmentFieldsProps) {
  const { t } = useLingui();
  const { data } = useQuery(api.departments.list);
  const departments = branchId === undefined ? undefined : data?.[branchId]?.department;
  const others = Object.entries(departments ?? {}).map(([id, each]) => ({
    id: Number(id),
    name: each.department_name,
  }));
  return (
    <>
      <NameField
        name="name"
        label={t`Name`}
        others={others}
        ownId={ownId}
        adviseDuplicate={(name) => t`There is already a department called ${name} in this branch.`}
      />
      <TextField name="code" label={t`Code`} limit={LIMITS.code} />
      <TextAreaField name="description" label={t`Description`} limit={LIMITS.description} />
    </>
  );
}
