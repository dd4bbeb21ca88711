import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import type { WorkDay } from '@seamline/shared/contract/employees/employee-profiles';
import { formatCalendarDay, perLocale } from '@seamline/shared/messages';
import { Fact, Facts } from '../people/Facts.tsx';

const weekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));

interface WeekProps {
  days: readonly WorkDay[];
  hasShift: boolean;
  /** False for an employee who joins later or has left. */
  isEmployed: boolean;
}

/** The hours of each day of this week. */
export function Week({ days, hasShift, isEmployed }: WeekProps) {
  const { t } = useLingui();
  if (days.length === 0) {
    return (
      <Text color="fg.muted">
        {!isEmployed
          ? t`Not employed this week.`
          : hasShift
            ? t`Seamline assigns the week-offs of this shift automatically, so no day has fixed hours.`
            : t`No shift is assigned.`}
      </Text>
    );
  }
  const hoursOf = ({ is_off, starts_at, ends_at, without_hours: reason }: WorkDay) => {
    if (is_off) return t`Week off`;
    if (reason === 'no-shift') return t`No shift`;
    if (reason === 'not-recorded') return t`Not recorded`;
    if (reason === 'automatic-week-offs') return t`Automatic week-offs`;
    return starts_at && ends_at ? t`${starts_at} to ${ends_at}` : t`No hours`;
  };
  return (
    <Facts>
      {days.map((day) => (
        <Fact key={day.date} label={`${weekday().format(new Date(day.date))}, ${formatCalendarDay(day.date)}`}>
          {hoursOf(day)}
        </Fact>
      ))}
    </Facts>
  );
}
