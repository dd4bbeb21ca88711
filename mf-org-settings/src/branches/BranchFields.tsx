import { Trans, useLingui } from '@lingui/react/macro';
import { LIMITS } from '@seamline/shared/contract/fields';
import { SelectField, TextField } from '@seamline/shared/form';
import { LoadFailure } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { NameField } from '../NameField.tsx';
import { branchTypeLabel } from './branchTypes.ts';

interface BranchFieldsProps {
  codeRequired?: boolean;
  /** The branch that is edited. */
  ownId?: number;
  codeHint?: ReactNode;
  /** The current type, which stays an option even if the server's list lacks it. */
  chosenType?: string;
}

/** Name, code and type of a branch. */
export function BranchFields({ codeRequired = false, ownId, codeHint, chosenType }: BranchFieldsProps) {
  const { t, i18n } = useLingui();
  const branches = useQuery(api.branches.list);
  const choices = useQuery(api.branches.options);
  const { data, error } = choices;
  const offered = data?.branch_type_options ?? [];
  const options = chosenType && !offered.includes(chosenType) ? [chosenType, ...offered] : offered;
  return (
    <>
      <NameField
        name="name"
        label={t`Name`}
        others={branches.data?.branches}
        ownId={ownId}
        adviseDuplicate={(name) => t`There is already a branch called ${name}.`}
      />
      <TextField name="code" label={t`Code`} limit={LIMITS.code} hint={codeHint} required={codeRequired} />
      <SelectField
        name="branch_type"
        label={t`Branch Type`}
        options={options.map((value) => ({ value, label: branchTypeLabel(value, i18n) }))}
        hint={!data && !error && t`Loading branch types...`}
        required
      />
      {error && !data && (
        <LoadFailure query={choices} detail={error.message}>
          <Trans>Failed to fetch branch types. Please try again later.</Trans>
        </LoadFailure>
      )}
    </>
  );
}
