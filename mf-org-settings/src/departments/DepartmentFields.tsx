import { LIMITS } from '@seamline/shared/contract/fields';
import { TextAreaField, TextField } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { orgMessages } from '../messages.ts';

interface DepartmentFieldsProps {
  /** Another department of the branch with the name that is being typed. */
  namesake: string | undefined;
}

/** Name, code and description of a department. */
export function DepartmentFields({ namesake }: DepartmentFieldsProps) {
  const text = useMessages(orgMessages).departments;
  return (
    <>
      <TextField
        name="name"
        label={text.name}
        limit={LIMITS.name}
        hint={namesake && <span role="status">{text.duplicate(namesake)}</span>}
        required
      />
      <TextField name="code" label={text.code} limit={LIMITS.code} />
      <TextAreaField name="description" label={text.description} limit={LIMITS.description} />
    </>
  );
}
