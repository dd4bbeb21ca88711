import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { CHANGE_LIMITS } from '@seamline/shared/contract/employees/employee-changes';
import { formatNumber } from '@seamline/shared/messages';
import { LinkButton } from '@seamline/shared/table';
import { RowAction } from '@seamline/shared/ui';
import type { SelectionState } from './selection.ts';

/** Height of the bar where it stays in view: by so much the heading of the list stays lower. */
export const BAR_HEIGHT = '3.25rem';

const Bar = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '3',
    minHeight: BAR_HEIGHT,
    layerStyle: 'raised',
    '& > p': { flex: 1 },
    // On a phone its height depends on the text.
    md: {
      position: 'sticky',
      insetBlockStart: '3.5rem',
      zIndex: 2,
      height: BAR_HEIGHT,
      whiteSpace: 'nowrap',
    },
    '@media print': { display: 'none' },
  },
});

/** The number of selected employees, and what can be done with them. */
export function SelectionBar({ selection }: { selection: SelectionState }) {
  const { t } = useLingui();
  const { count, total, clear } = selection;
  const most = formatNumber(CHANGE_LIMITS.people);
  return (
    <Bar aria-label={t`Selected employees`}>
      <p role="status">{t`${{ selected: formatNumber(count) }} of ${{ total: formatNumber(total) }} selected`}</p>
      {count > CHANGE_LIMITS.people ? (
        <Trans>At most {most} can be changed at once.</Trans>
      ) : (
        <LinkButton icon="edit" to="change" opensDialog variant="solid" size="sm">
          <Trans>Change…</Trans>
        </LinkButton>
      )}
      <RowAction icon="close" label={t`Clear selection`} onClick={clear} />
    </Bar>
  );
}
