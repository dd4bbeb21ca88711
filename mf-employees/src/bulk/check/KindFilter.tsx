import { useMessages } from '@seamline/shared/messages';
import { FilterButtons } from '../../fields/FilterButtons.tsx';
import { bulkMessages } from '../messages.ts';
import type { PlanKind } from './importModel.ts';

export type Filter = PlanKind | 'all';

const KINDS: readonly PlanKind[] = ['problem', 'question', 'new', 'change', 'same', 'leftOut', 'done'];

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
    <FilterButtons>
      <legend>{text.filter}</legend>
      {(['all', ...shown] as Filter[]).map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === chosen} onClick={() => choose(kind)}>
          {text[kind](kind === 'all' ? total : counts[kind])}
        </button>
      ))}
    </FilterButtons>
  );
}
