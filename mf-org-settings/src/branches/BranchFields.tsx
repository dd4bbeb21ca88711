import { LIMITS } from '@seamline/shared/contract/fields';
import { SelectField, TextField } from '@seamline/shared/form';
import { useMessages, usePhrases } from '@seamline/shared/messages';
import { LoadFailure } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { NameField } from '../NameField.tsx';
import { typePhrases } from './typePhrases.ts';

interface BranchFieldsProps {
  codeRequired?: boolean;
  /** Another branch with the name that is being typed: worth a word before the server refuses it. */
  namesake: string | undefined;
  codeHint?: ReactNode;
  /** The type that is chosen already, kept on offer even when the server's list lacks it. */
  chosenType?: string;
}

/** Name, code and type of a branch. */
export function BranchFields({ codeRequired = false, namesake, codeHint, chosenType }: BranchFieldsProps) {
  const text = useMessages(orgMessages).branches;
  const say = usePhrases(typePhrases);
  const choices = useQuery(api.branches.options);
  const { data, error } = choices;
  const offered = data?.branch_type_options ?? [];
  const options = chosenType && !offered.includes(chosenType) ? [chosenType, ...offered] : offered;
  return (
    <>
      <NameField name="name" label={text.name} advice={namesake && text.duplicate(namesake)} />
      <TextField name="code" label={text.code} limit={LIMITS.code} hint={codeHint} required={codeRequired} />
      <SelectField
        name="branch_type"
        label={text.type}
        options={options.map((value) => ({ value, label: say(value) }))}
        hint={!data && !error && text.typesLoading}
        required
      />
      {error && !data && (
        <LoadFailure query={choices} detail={error.message}>
          {text.typesFailed}
        </LoadFailure>
      )}
    </>
  );
}
