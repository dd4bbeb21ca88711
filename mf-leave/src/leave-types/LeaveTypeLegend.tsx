import { chakra } from '@chakra-ui/react/styled-system';
import { LEAVE_FLAGS } from '@seamline/shared/contract/leave-types';
import { useMessages } from '@seamline/shared/messages';
import { leaveMessages } from '../messages.ts';

const Frame = chakra('details', {
  base: {
    '& > summary': {
      cursor: 'pointer',
      width: 'fit-content',
      paddingBlock: { base: '3', md: '2' },
      color: 'muted',
      fontWeight: 'medium',
    },
    '& > dl': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'auto 1fr' },
      columnGap: '4',
      rowGap: '1',
      paddingBlockStart: '1',
    },
    '& dt': { fontWeight: 'medium' },
    '& dd': { color: 'muted', marginBlockEnd: { base: '2', md: 0 } },
  },
});

/** One sentence for each rule of a leave type. */
export function LeaveTypeLegend() {
  const { leaveTypes: text, flags } = useMessages(leaveMessages);
  return (
    <Frame>
      <summary>{text.legend}</summary>
      <dl>
        {LEAVE_FLAGS.map((flag) => (
          <div key={flag} style={{ display: 'contents' }}>
            <dt>{flags[flag].label}</dt>
            <dd>{flags[flag].meaning}</dd>
          </div>
        ))}
        <dt>{text.previousDays}</dt>
        <dd>{text.previousDaysWhy}</dd>
      </dl>
    </Frame>
  );
}
