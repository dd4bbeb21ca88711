import type { BranchCount } from '@seamline/shared/contract/employees';
import { useMessages } from '@seamline/shared/messages';
import { styled } from '@seamline/shared/ui';
import { employeeMessages } from '../messages.ts';
import { totalOf } from './pages.ts';

const Filter = styled('fieldset', {
  base: {
    display: 'flex',
    // On a phone one line that moves sideways, so that the people are still on the first screen.
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    paddingBlock: { base: '1', md: 0 },
    gap: '2',
    minWidth: 0,
    border: 0,
    paddingInline: 0,
    margin: 0,
    '& > legend': { srOnly: true },
    '& > button': {
      minHeight: { base: '44px', md: '34px' },
      flexShrink: { base: 0, md: 1 },
      maxWidth: { base: '80vw', md: 'none' },
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'full',
      bg: 'surface',
      color: 'ink',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover': { bg: 'hover' },
      '&[aria-pressed=true]': { bg: 'madder', color: 'onMadder', borderColor: 'madder' },
    },
  },
});

interface BranchFilterProps {
  branches: readonly BranchCount[];
  chosen: number | undefined;
  choose(id: number | undefined): void;
}

/** One button a branch, each with the number of its people. */
export function BranchFilter({ branches, chosen, choose }: BranchFilterProps) {
  const text = useMessages(employeeMessages).directory;
  return (
    <Filter>
      <legend>{text.branches}</legend>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
        {text.branch(text.all, totalOf(branches))}
      </button>
      {branches.map(({ branch_id, branch_name, total_employees }) => (
        <button key={branch_id} type="button" aria-pressed={chosen === branch_id} onClick={() => choose(branch_id)}>
          {text.branch(branch_name, total_employees)}
        </button>
      ))}
    </Filter>
  );
}
