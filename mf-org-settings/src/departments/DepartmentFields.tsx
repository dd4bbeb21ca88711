import { useLingui } from '@lingui/react/macro';
import { LIMITS } from '@seamline/shared/contract/fields';
import { TextAreaField, TextField, useDuplicateName } from '@seamline/shared/form';
import { departmentNamesOf } from './queries.ts';

interface DepartmentFieldsProps {
  /** The branch whose departments have other names. */
  branchId: number | undefined;
  /** The department that is edited. */
  ownId?: number;
}

/** Name, code and description of a department. */
export function DepartmentFields({ branchId, ownId }: DepartmentFieldsProps) {
  const { t } = useLingui();
  const duplicateName = useDuplicateName(departmentNamesOf(branchId), 'name', ownId);
  const advice = duplicateName && t`There is already a department called ${duplicateName} in this branch.`;
  return (
    <>
      <TextField name="name" label={t`Name`} limit={LIMITS.name} advice={advice} required />
      <TextField name="code" label={t`Code`} limit={LIMITS.code} />
      <TextAreaField name="description" label={t`Description`} limit={LIMITS.description} />
    </>
  );
}
