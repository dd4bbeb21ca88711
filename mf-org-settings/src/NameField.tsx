import { LIMITS } from '@seamline/shared/contract/fields';
import { TextField } from '@seamline/shared/form';

interface NameFieldProps {
  name: string;
  label: string;
  /** A word where another record is called the same: worth saying before the server refuses it. */
  advice: string | undefined;
}

/** What a record is called. */
export function NameField({ name, label, advice }: NameFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      limit={LIMITS.name}
      hint={advice && <span role="status">{advice}</span>}
      required
    />
  );
}
