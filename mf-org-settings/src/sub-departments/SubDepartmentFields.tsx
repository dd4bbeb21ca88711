import { useLingui } from '@lingui/react/macro';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { TextAreaField, TextField, useDuplicateName } from '@seamline/shared/form';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import type { ReactNode } from 'react';
import { subDepartmentsOf } from './queries.ts';

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
  const duplicateName = useDuplicateName(subDepartmentsOf(departmentId), 'sub_department', ownId);
  const advice = duplicateName && t`There is already a sub-department called ${duplicateName} in this department.`;
  return (
    <>
      <TextField
        name="sub_department"
        label={t(ORGANISATION_LABELS.name)}
        limit={LIMITS.name}
        advice={advice}
        required
      />
      {code}
      <TextAreaField name="description" label={t(ORGANISATION_LABELS.description)} limit={LIMITS.description} />
    </>
  );
}
