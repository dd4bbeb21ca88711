import { useLingui } from '@lingui/react/macro';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { CodeField, TextAreaField, TextField, useDuplicate, useDuplicateName } from '@seamline/shared/form';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { departmentNamesOf, departments } from './queries.ts';

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
  const other = useDuplicate(departments, { field: 'code', textOf: ({ department_code }) => department_code }, ownId);
  return (
    <>
      <TextField name="name" label={t(ORGANISATION_LABELS.name)} limit={LIMITS.name} advice={advice} required />
      <CodeField
        name="code"
        label={t(ORGANISATION_LABELS.code)}
        limit={LIMITS.code}
        taken={
          other &&
          t`Another department, ${{ name: other.department_name }} (${{ branch: other.branch_name }}), has this code.`
        }
        isNew={ownId === undefined}
      />
      <TextAreaField name="description" label={t(ORGANISATION_LABELS.description)} limit={LIMITS.description} />
    </>
  );
}
