import { useMessages } from '@seamline/shared/messages';
import { styled } from '@seamline/shared/ui';
import { bulkMessages } from '../messages.ts';
import type { PlanKind } from './importModel.ts';

export type Filter = PlanKind | 'all';

const KINDS: readonly PlanKind[] = ['problem', 'new', 'change', 'same', 'done'];

const Group = styled('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    border: 0,
    margin: 0,
    padding: 0,
    minWidth: 0,
    '& > legend': { srOnly: true },
    '& > button': {
      minHeight: { base: '44px', md: '34px' },
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'full',
      bg: 'surface',
      color: 'ink',
      cursor: 'pointer',
      '&:hover': { bg: 'hover' },
      '&[aria-pressed=true]': { bg: 'madder', color: 'onMadder', borderColor: 'madder' },
    },
  },
});

interface KindFilterProps {
  counts: Readonly<Record<PlanKind, number>>;
  total: number;
  chosen: Filter;
  choose(filter: Filter): void;
}

/** One button for each kind of row, with how many there are. */
export function KindFilter({ counts, total, chosen, choose }: KindFilterProps) {
  const text = useMessages(bulkMessages).check;
  const shown = KINDS.filter((kind) => counts[kind] > 0 || kind === chosen);
  return (
    <Group>
      <legend>{text.filter}</legend>
      {(['all', ...shown] as Filter[]).map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === chosen} onClick={() => choose(kind)}>
          {text[kind](kind === 'all' ? total : counts[kind])}
        </button>
      ))}
    </Group>
  );
}
