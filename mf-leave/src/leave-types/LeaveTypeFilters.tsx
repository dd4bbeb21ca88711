import { chakra } from '@chakra-ui/react/styled-system';
import { APPLICABLE_FOR, LEAVE_FLAGS } from '@seamline/shared/contract/leave-types';
import { useMessages } from '@seamline/shared/messages';
import { ChoiceFilter } from '@seamline/shared/table';
import { SearchInput } from '@seamline/shared/ui';
import { leaveMessages } from '../messages.ts';
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
  const { leaveTypes: text, flags, people } = useMessages(leaveMessages);
  return (
    <Frame>
      <SearchInput label={text.search} value={filter.q} change={(value) => filter.set('q', value)} />
      <ChoiceFilter
        label={text.filterFor}
        all={text.anybody}
        value={filter.for}
        change={(value) => filter.set('for', value)}
      >
        {APPLICABLE_FOR.map((value) => (
          <option key={value} value={value}>
            {people[value]}
          </option>
        ))}
      </ChoiceFilter>
      <ChoiceFilter
        label={text.filterRule}
        all={text.anybody}
        value={filter.with}
        change={(value) => filter.set('with', value)}
      >
        {LEAVE_FLAGS.map((flag) => (
          <option key={flag} value={flag}>
            {flags[flag].label}
          </option>
        ))}
      </ChoiceFilter>
    </Frame>
  );
}
