import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { APPLICABLE_FOR, LEAVE_FLAGS } from '@seamline/shared/contract/leave-types';
import { ChoiceFilter } from '@seamline/shared/table';
import { SearchInput } from '@seamline/shared/ui';
import { APPLICABLE_FOR_LABELS, FLAG_LABELS } from './labels.ts';
import type { LeaveTypeFilter } from './useLeaveTypeFilter.ts';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '3',
    '& > div': { flex: { base: '1 1 8rem', md: '0 1 auto' } },
    '& > div:first-of-type': { flex: '1 1 16rem', maxWidth: { md: '26rem' } },
  },
});

/** The search box and the two choices that narrow the list. */
export function LeaveTypeFilters({ filter }: { filter: LeaveTypeFilter }) {
  const { t } = useLingui();
  return (
    <Frame>
      <SearchInput label={t`Search leave types`} value={filter.q} change={(value) => filter.set('q', value)} />
      <ChoiceFilter
        label={t`Applicable For`}
        all={t`Any`}
        value={filter.for}
        change={(value) => filter.set('for', value)}
      >
        {APPLICABLE_FOR.map((value) => (
          <option key={value} value={value}>
            {t(APPLICABLE_FOR_LABELS[value])}
          </option>
        ))}
      </ChoiceFilter>
      <ChoiceFilter label={t`Only with`} all={t`Any`} value={filter.with} change={(value) => filter.set('with', value)}>
        {LEAVE_FLAGS.map((flag) => (
          <option key={flag} value={flag}>
            {t(FLAG_LABELS[flag])}
          </option>
        ))}
      </ChoiceFilter>
    </Frame>
  );
}
