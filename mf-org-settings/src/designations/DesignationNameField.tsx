import { LIMITS } from '@seamline/shared/contract/fields';
import { TextField } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { orgMessages } from '../messages.ts';

/** The designation itself, with a word where another one is called the same. */
export function DesignationNameField({ namesake }: { namesake: string | undefined }) {
  const text = useMessages(orgMessages).designations;
  return (
    <TextField
      name="designation"
      label={text.designation}
      limit={LIMITS.name}
      hint={namesake && <span role="status">{text.duplicate(namesake)}</span>}
      required
    />
  );
}
