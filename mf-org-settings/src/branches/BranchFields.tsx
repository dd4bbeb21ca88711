import { Trans, useLingui } from '@lingui/react/macro';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { CodeField, SelectField, TextField, useDuplicate, useDuplicateName } from '@seamline/shared/form';
import { branchTypeLabel, ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { LoadFailure } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BranchContactFields } from './BranchContactFields.tsx';
import { branchOptions } from './branchMutations.ts';
import { branches } from './queries.ts';

interface BranchFieldsProps {
  codeRequired?: boolean;
  /** The branch that is edited. */
  ownId?: number;
  codeHint?: ReactNode;
  /** The current type, which stays an option even if the server's list lacks it. */
  chosenType?: string;
}

/** The fields of a branch. */
export function BranchFields({ codeRequired = false, ownId, codeHint, chosenType }: BranchFieldsProps) {
  const { t, i18n } = useLingui();
  const duplicateName = useDuplicateName(branches, 'name', ownId);
  const duplicateCode = useDuplicate(branches, { field: 'code', textOf: ({ code }) => code }, ownId);
  const choices = useQuery(branchOptions);
  const { data, error } = choices;
  const offered = data?.branch_type_options ?? [];
  const options = chosenType && !offered.includes(chosenType) ? [chosenType, ...offered] : offered;
  return (
    <>
      <TextField
        name="name"
        label={t(ORGANISATION_LABELS.name)}
        limit={LIMITS.name}
        advice={duplicateName && t`There is already a branch called ${duplicateName}.`}
        required
      />
      <CodeField
        name="code"
        label={t(ORGANISATION_LABELS.code)}
        limit={LIMITS.code}
        hint={codeHint}
        required={codeRequired}
        taken={duplicateCode && t`Another branch, ${{ name: duplicateCode.name }}, has this code.`}
        isNew={ownId === undefined}
      />
      <SelectField
        name="branch_type"
        label={t(ORGANISATION_LABELS.branch_type)}
        options={options.map((value) => ({ value, label: branchTypeLabel(value, i18n) }))}
        hint={!data && !error && t`Loading branch types...`}
        required
      />
      {error && !data && (
        <LoadFailure query={choices} detail={error.message}>
          <Trans>Failed to fetch branch types. Please try again later.</Trans>
        </LoadFailure>
      )}
      <BranchContactFields />
    </>
  );
}
