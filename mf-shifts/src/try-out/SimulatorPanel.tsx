import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { isCalendarDate } from '@seamline/shared/contract/fields';
import type { ShiftInput } from '@seamline/shared/contract/shift';
import { spanOf } from '@seamline/shared/contract/shift-time';
import { Button, DayField, Icon } from '@seamline/shared/ui';
import { memo, useRef, useState } from 'react';
import type { Circumstances, DayInput } from '../engine/index.ts';
import {
  type CalendarDate,
  dateOf,
  dayNumber,
  mondayOf,
  readLines,
  readPunches,
  simulate,
  today,
  weekdayOf,
} from '../engine/index.ts';
import { totalsOf } from './amounts.ts';
import { CircumstanceFields, NO_FORM, USUAL } from './CircumstanceFields.tsx';
import { SimulatedDay } from './SimulatedDay.tsx';

interface Line {
  date: CalendarDate;
  text: string;
}

const MOST_LINES = 62;

const Days = chakra('ol', { base: { listStyle: 'none' } });

function emptyDays(from: number, count: number): Line[] {
  return Array.from({ length: count }, (_, index) => ({ date: dateOf(from + index), text: '' }));
}

/** Days of punches, and what the shift makes of them. */
export const SimulatorPanel = memo(Simulator);

function Simulator({ shift }: { shift: ShiftInput }) {
  const { t, i18n } = useLingui();
  const [lines, setLines] = useState(() => emptyDays(mondayOf(dayNumber(today())), 7));
  const [given, setGiven] = useState<Circumstances>(USUAL);
  const list = useRef<HTMLOListElement>(null);

  const read = lines.map(({ date, text: typed }) => {
    const day = shift.days[weekdayOf(dayNumber(date))];
    return { date, line: readPunches(typed, spanOf(day.shift_start_time, day.shift_end_time)) };
  });
  const days = read.flatMap(({ date, line }): DayInput[] => ('misread' in line ? [] : [{ date, ...line }]));
  const isTyped = lines.some((line) => line.text.trim() !== '');
  const results = isTyped ? simulate(shift, days, given) : [];

  const begins = lines[0]?.date ?? today();

  function begin(date: string) {
    if (!isCalendarDate(date)) return;
    const from = dayNumber(date);
    setLines(lines.map((line, index) => ({ ...line, date: dateOf(from + index) })));
  }

  /** Pasted lines take the place of those from the given one on; dates among them move the whole list. */
  function paste(pasted: string, place: number) {
    const taken = readLines(pasted, lines[place]?.date ?? today());
    const last = taken.at(-1)?.date ?? '';
    const kept = lines.filter(({ date }, index) => index < place && date < (taken[0]?.date ?? ''));
    const rest = lines.filter(({ date }, index) => index > place && date > last);
    const byDate = new Map([...kept, ...taken, ...rest].map((line) => [line.date, line]));
    setLines(
      [...byDate.values()].sort((one, other) => dayNumber(one.date) - dayNumber(other.date)).slice(0, MOST_LINES),
    );
  }

  function go(place: number) {
    list.current?.querySelectorAll<HTMLElement>('[data-simulated-day]')[place]?.focus();
  }

  return (
    <Stack gap="3">
      <Text fontSize="sm" color="fg.muted" maxWidth="46rem">
        <Trans>
          Type the punches of a day, or paste a week from a table. “holiday” and “leave” are understood, “+1” means the
          next day; an empty line is a day without a punch.
        </Trans>
      </Text>
      <HStack flexWrap="wrap" alignItems="end" gap="3">
        <Box width="11rem">
          <DayField label={t`Week from`} value={begins} change={begin} required form={NO_FORM} />
        </Box>
        <Button
          variant="outline"
          disabled={lines.length + 7 > MOST_LINES}
          onClick={() => setLines([...lines, ...emptyDays(dayNumber(lines.at(-1)?.date ?? today()) + 1, 7)])}
        >
          <Icon name="plus" /> {t`Add a week`}
        </Button>
        <Button variant="ghost" disabled={!isTyped} onClick={() => setLines(emptyDays(dayNumber(begins), 7))}>
          <Trans>Clear</Trans>
        </Button>
      </HStack>
      <CircumstanceFields given={given} change={setGiven} />
      <Days ref={list}>
        {read.map(({ date, line }, place) => (
          <SimulatedDay
            key={date}
            date={date}
            text={lines[place]?.text ?? ''}
            misread={'misread' in line ? line.misread : undefined}
            result={results.find((result) => result.date === date)}
            change={(typed) => setLines(lines.map((other, index) => (index === place ? { date, text: typed } : other)))}
            paste={(pasted) => paste(pasted, place)}
            go={(step) => go(place + step)}
          />
        ))}
      </Days>
      <Text role="status">
        {results.length === 0
          ? t`Type a punch to see what the rules make of it.`
          : `${t`Together`}: ${totalsOf(results, i18n).join(' · ')}`}
      </Text>
    </Stack>
  );
}
