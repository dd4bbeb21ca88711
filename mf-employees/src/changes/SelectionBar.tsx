import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { CHANGE_LIMITS } from '@seamline/shared/contract/employee-changes';
import { formatNumber } from '@seamline/shared/messages';
import { OPENED_FROM_LIST } from '@seamline/shared/table';
import { Button, Icon, RowAction } from '@seamline/shared/ui';
import { Link, useLocation } from 'react-router-dom';
import type { SelectionState } from './useSelection.ts';

/** Height of the bar, by which the heading of the list stays lower. */
export const BAR_HEIGHT = '3.25rem';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    insetBlockStart: '3.5rem',
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: BAR_HEIGHT,
    paddingInline: '3',
    layerStyle: 'raised',
    whiteSpace: 'nowrap',
    '& > p': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '@media print': { display: 'none' },
  },
});

/** The number of selected employees, and what can be done with them. */
export function SelectionBar({ selection }: { selection: SelectionState }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { count, total, clear } = selection;
  const most = formatNumber(CHANGE_LIMITS.people);
  return (
    <Bar aria-label={t`Selected employees`}>
      <p role="status">{t`${{ selected: formatNumber(count) }} of ${{ total: formatNumber(total) }} selected`}</p>
      {count > CHANGE_LIMITS.people ? (
        <Trans>At most {most} can be changed at once.</Trans>
      ) : (
        <Button asChild size="sm">
          <Link to={{ pathname: 'change', search }} state={OPENED_FROM_LIST} preventScrollReset>
            <Icon name="pencil" /> <Trans>Change…</Trans>
          </Link>
        </Button>
      )}
      <RowAction icon="close" label={t`Clear selection`} onClick={clear} />
    </Bar>
  );
}
