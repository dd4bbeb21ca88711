import { type CalendarDate, dayNumber, readLines } from '../engine/index.ts';

/** A day of the simulator with its punches as typed. */
export interface Line {
  readonly date: CalendarDate;
  readonly text: string;
}

/** The days that the simulator has room for: two months. */
export const MOST_LINES = 62;

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
