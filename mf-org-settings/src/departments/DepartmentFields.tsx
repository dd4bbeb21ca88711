import { LIMITS } from '@seamline/shared/contract/fields';
import { TextAreaField, TextField } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { orgMessages } from '../messages.ts';
import { NameField } from '../NameField.tsx';

interface DepartmentFieldsProps {
  /** Another department of the branch with the name that is being typed. */
  namesake: string | undefined;
}

/** Name, code and description of a department. */
export function DepartmentFields({ namesake }: DepartmentFieldsProps) {
  const text = useMessages(orgMessages).departments;
  return (
    <>
      <NameField name="name" label={text.name} advice={namesake && text.duplicate(namesake)} />
      <TextField name="code" label={text.code} limit={LIMITS.code} />
      <TextAreaField name="description" label={text.description} limit={LIMITS.description} />
    </>
  );
}
