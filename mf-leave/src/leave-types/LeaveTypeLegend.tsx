import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { LEAVE_FLAGS } from '@seamline/shared/contract/leave/leave-types';
import { FLAG_LABELS, FLAG_MEANINGS } from './leaveTypeLabels.ts';

const Frame = chakra('details', {
  base: {
    '& > summary': {
      cursor: 'pointer',
      width: 'fit-content',
      paddingBlock: { base: '3', md: '2' },
      color: 'fg.muted',
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
    '& dd': { color: 'fg.muted', marginBlockEnd: { base: '2', md: 0 } },
  },
});

/** One sentence for each rule of a leave type. */
export function LeaveTypeLegend() {
  const { t } = useLingui();
  return (
    <Frame>
      <summary>
        <Trans>What the rules mean</Trans>
      </summary>
      <dl>
        {LEAVE_FLAGS.map((flag) => (
          <div key={flag} style={{ display: 'contents' }}>
            <dt>{t(FLAG_LABELS[flag])}</dt>
            <dd>{t(FLAG_MEANINGS[flag])}</dd>
          </div>
        ))}
        <dt>
          <Trans>Previous Days Allowed</Trans>
        </dt>
        <dd>
          <Trans>How many days back employees can still apply.</Trans>
        </dd>
      </dl>
    </Frame>
  );
}
