import { useLingui } from '@lingui/react/macro';
import { formatCalendarDay } from '@seamline/shared/messages';
import { Badge } from '@seamline/shared/ui';

interface StatusBadgeProps {
  joinsOn?: string | undefined;
  onNoticeUntil?: string | undefined;
  leftOn?: string | undefined;
}

/** A badge for an employee who joins later, is on notice or has left; nothing for others. */
export function StatusBadge({ joinsOn, onNoticeUntil, leftOn }: StatusBadgeProps) {
  const { t } = useLingui();
  if (leftOn) return <Badge tone="neutral">{t`Left on ${{ day: formatCalendarDay(leftOn) }}`}</Badge>;
  if (onNoticeUntil) return <Badge>{t`On notice until ${{ day: formatCalendarDay(onNoticeUntil) }}`}</Badge>;
  return joinsOn ? <Badge>{t`Joins on ${{ day: formatCalendarDay(joinsOn) }}`}</Badge> : null;
}
