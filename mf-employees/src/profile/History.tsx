import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import { dateInIndia } from '@seamline/shared/contract/employees/employee-dates';
import type { Assignment, Transfer, WorkDay } from '@seamline/shared/contract/employees/employee-profiles';
import { formatCalendarDay, perLocale } from '@seamline/shared/messages';
import { DayField } from '@seamline/shared/ui';
import { useState } from 'react';
import { Fact, Facts } from '../people/Facts.tsx';

const Entries = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    '& > li': { paddingInlineStart: '3', borderInlineStartWidth: '2px', borderColor: 'border' },
    '& > li[data-chosen]': { borderColor: 'accent.solid' },
    '& small': { display: 'block', color: 'fg.muted' },
  },
});

interface HistoryProps {
  /** The latest first. */
  assignments: readonly Assignment[];
}

/** The assignments of an employee by date, and that of a chosen day. */
export function History({ assignments }: HistoryProps) {
  const { t } = useLingui();
  const today = dateInIndia(new Date());
  const [on, setOn] = useState(today);
  const chosen = assignmentOn(assignments, on);
  const oldest = assignments.at(-1)?.effective_from ?? today;
  return (
    <>
      <Box maxWidth="14rem">
        <DayField label={t`On this day`} value={on} change={setOn} required min={oldest} />
      </Box>
      <Text role="status">
        {chosen ? linesOf(chosen).join(' · ') : t`What was before ${{ day: formatCalendarDay(oldest) }} is not known.`}
      </Text>
      <Entries>
        {assignments.map((assignment) => (
          <li key={assignment.effective_from} data-chosen={assignment === chosen || undefined}>
            {t`From ${{ day: formatCalendarDay(assignment.effective_from) }}`}
            <small>{linesOf(assignment).join(' · ')}</small>
          </li>
        ))}
      </Entries>
    </>
  );
}

/** The assignment of a date, among assignments of which the latest comes first; none before the oldest. */
export function assignmentOn(assignments: readonly Assignment[], date: string): Assignment | undefined {
  return assignments.find(({ effective_from }) => effective_from <= date);
}

/** The names of an assignment or a transfer that are known. */
export function linesOf({
  designation,
  branch,
  department,
  sub_department,
  shift,
}: Omit<Transfer, 'effective_on'>): string[] {
  return [designation, branch, department, sub_department, shift].filter((line) => line !== null);
}

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
