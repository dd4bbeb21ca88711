import { LIMITS } from '@seamline/shared/contract/fields';
import { TextAreaField } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import type { ReactNode } from 'react';
import { orgMessages } from '../messages.ts';
import { NameField } from '../NameField.tsx';

interface SubDepartmentFieldsProps {
  /** Another sub-department of the department with the name that is being typed. */
  namesake: string | undefined;
  /** The code, which is written once. */
  code: ReactNode;
}

/** Name, code and description of a sub-department. */
export function SubDepartmentFields({ namesake, code }: SubDepartmentFieldsProps) {
  const text = useMessages(orgMessages).subDepartments;
  return (
    <>
      <NameField name="sub_department" label={text.name} advice={namesake && text.duplicate(namesake)} />
      {code}
      <TextAreaField name="description" label={text.description} limit={LIMITS.description} />
    </>
  );
}
