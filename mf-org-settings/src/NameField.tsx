import { isSameName, LIMITS } from '@seamline/shared/contract/fields';
import { TextField, useWatch } from '@seamline/shared/form';

interface NameFieldProps {
  name: string;
  label: string;
  /** The records that the name is compared with, once they are loaded. */
  others: readonly { readonly id: number; readonly name: string }[] | undefined;
  /** The record that is edited. */
  ownId?: number | undefined;
  /** Advises while another record has the typed name. */
  adviseDuplicate(name: string): string;
}

/** The name of a record. It warns of a duplicate before the server refuses it. */
export function NameField({ name, label, others, ownId, adviseDuplicate }: NameFieldProps) {
  const typed: unknown = useWatch({ name });
  const duplicate = others?.find((other) => other.id !== ownId && isSameName(other.name, String(typed ?? '')));
  return (
    <TextField
      name={name}
      label={label}
      limit={LIMITS.name}
      hint={duplicate && <span role="status">{adviseDuplicate(duplicate.name)}</span>}
      required
    />
  );
}
