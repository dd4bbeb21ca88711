import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@seamline/shared/messages';
import { FilterButtons } from '../../fields/FilterButtons.tsx';
import type { PlanKind } from './importModel.ts';

export type Filter = Exclude<PlanKind, 'waiting'> | 'all';

const KINDS: readonly Exclude<Filter, 'all'>[] = ['problem', 'question', 'new', 'change', 'same', 'left_out', 'done'];

const FILTER_LABELS: Readonly<Record<Filter, MessageDescriptor>> = {
  all: msg({ message: 'All', context: 'rows of a sheet' }),
  problem: msg`Problems`,
  question: msg`To confirm`,
  new: msg`New`,
  change: msg`Changes`,
  same: msg({ message: 'Unchanged', context: 'rows of a sheet' }),
  left_out: msg({ message: 'Left out', context: 'rows of a sheet' }),
  done: msg`Done before`,
};

interface KindFilterProps {
  counts: Readonly<Record<PlanKind, number>>;
  total: number;
  chosen: Filter;
  choose(filter: Filter): void;
}

/** One button for each kind of row, with how many there are. */
export function KindFilter({ counts, total, chosen, choose }: KindFilterProps) {
  const { t } = useLingui();
  const shown = KINDS.filter((kind) => counts[kind] > 0 || kind === chosen);
  return (
    <FilterButtons>
      <legend>
        <Trans>Rows</Trans>
      </legend>
      {(['all', ...shown] as Filter[]).map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === chosen} onClick={() => choose(kind)}>
          {t(FILTER_LABELS[kind])} ({formatNumber(kind === 'all' ? total : counts[kind])})
        </button>
      ))}
    </FilterButtons>
  );
}
