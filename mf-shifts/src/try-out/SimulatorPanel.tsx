import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { spanOf } from '@seamline/shared/contract/shifts/shift-time';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { Button, DayField, Icon, Notice } from '@seamline/shared/ui';
import { memo, useRef, useState } from 'react';
import { type CalendarDate, dateOf, dayNumber, mondayOf, today, weekdayOf } from '../engine/calendar.ts';
import { readLines, readPunches } from '../engine/simulation/punches.ts';
import type { Circumstances, DayInput } from '../engine/simulation/result.ts';
import { simulate } from '../engine/simulation/simulate.ts';
import { totalsOf } from './amounts.ts';
import { CircumstanceFields, NO_FORM, USUAL } from './CircumstanceFields.tsx';
import { SimulatedDay } from './SimulatedDay.tsx';

const Days = chakra('ol', { base: { listStyle: 'none' } });

function emptyDays(from: number, count: number): Line[] {
  return Array.from({ length: count }, (_, index) => ({ date: dateOf(from + index), text: '' }));
}

/** Days of punches, and what the shift makes of them. */
export const SimulatorPanel = memo(Simulator);

function Simulator({ shift }: { shift: ShiftInput }) {
  const { t, i18n } = useLingui();
  const [lines, setLines] = useState(() => emptyDays(mondayOf(dayNumber(today())), 7));
  /** The days of the last pasted text that had no room. */
  const [leftOut, setLeftOut] = useState(0);
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

  function paste(pasted: string, index: number) {
    const next = pasteLines(lines, index, pasted, today());
    setLines(next.lines);
    setLeftOut(next.leftOut);
  }

  function clear() {
    setLines(emptyDays(dayNumber(begins), 7));
    setLeftOut(0);
  }

  function focusLine(index: number) {
    list.current?.querySelectorAll<HTMLElement>('[data-simulated-day]')[index]?.focus();
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
        <Button variant="ghost" disabled={!isTyped} onClick={clear}>
          <Trans>Clear</Trans>
        </Button>
      </HStack>
      {leftOut > 0 && (
        <Notice>
          {t`${plural(leftOut, {
            one: `There is room for ${{ most: MOST_LINES }} days: # day was left out.`,
            other: `There is room for ${{ most: MOST_LINES }} days: # days were left out.`,
          })}`}
        </Notice>
      )}
      <CircumstanceFields given={given} change={setGiven} />
      <Days ref={list}>
        {read.map(({ date, line }, index) => (
          <SimulatedDay
            key={date}
            date={date}
            text={lines[index]?.text ?? ''}
            misread={'misread' in line ? line.misread : undefined}
            result={results.find((result) => result.date === date)}
            change={(typed) => setLines(lines.with(index, { date, text: typed }))}
            paste={(pasted) => paste(pasted, index)}
            go={(step) => focusLine(index + step)}
          />
        ))}
      </Days>
      <Text role="status">
        {results.length === 0
          ? t`Type a punch to see what the rules make of it.`
          : t`Together ${{ totals: totalsOf(results, i18n).join(' · ') }}`}
      </Text>
    </Stack>
  );
}

/** A day of the simulator with its punches as typed. */
interface Line {
  readonly date: CalendarDate;
  readonly text: string;
}

/** The days that the simulator has room for: two months. */
const MOST_LINES = 62;

/**
 * Returns the lines after a text was pasted at an index, and the number of days that have no room. Pasted lines replace
 * the lines from the index on. Dates among them move the whole list.
 */
export function pasteLines(
  lines: readonly Line[],
  index: number,
  pasted: string,
  today: CalendarDate,
): { lines: Line[]; leftOut: number } {
  const taken = joinedByDate(readLines(pasted, lines[index]?.date ?? today));
  const [first, last] = [taken[0]?.date ?? '', taken.at(-1)?.date ?? ''];
  const before = lines.slice(0, index).filter(({ date }) => date < first);
  const after = lines.slice(index + 1).filter(({ date }) => date > last);
  const all = [...before, ...taken, ...after];
  return { lines: all.slice(0, MOST_LINES), leftOut: Math.max(0, all.length - MOST_LINES) };
}

/** One line for each date, in order. A clock exports each punch as a row, and some begin with the latest. */
function joinedByDate(lines: readonly Line[]): Line[] {
  const isDescending = dayNumber(lines[0]?.date ?? '') > dayNumber(lines.at(-1)?.date ?? '');
  const byDate = new Map<CalendarDate, string[]>();
  for (const { date, text } of isDescending ? lines.toReversed() : lines) {
    byDate.set(date, [...(byDate.get(date) ?? []), text]);
  }
  return [...byDate]
    .map(([date, texts]) => ({ date, text: texts.filter((text) => text !== '').join(' ') }))
    .sort((one, other) => dayNumber(one.date) - dayNumber(other.date));
}
