import type { DayRules, WeekRules } from '@seamline/shared/contract/shifts/shift';
import { dayRecords } from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';
import { type CellValue, EMPTY, meaningOf, ROWS, textOf } from './cells.ts';

/** A cell: the row of its rule and the column of its day, both from 0. */
export interface CellIndex {
  readonly row: number;
  readonly column: number;
}

/** A block of cells; `from` is its upper left one. */
export interface Block {
  readonly from: CellIndex;
  readonly to: CellIndex;
}

/** The block between two cells, whichever was chosen first. */
export function blockOf(one: CellIndex, other: CellIndex): Block {
  return {
    from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
}

const WHOLE: Block = { from: { row: 0, column: 0 }, to: { row: ROWS.length - 1, column: DAYS.length - 1 } };

type Edit = (index: CellIndex, value: CellValue) => CellValue;

/** The week after every cell of a block was edited; what lies outside of the table is left out. */
function edited(week: WeekRules, { from, to }: Block, edit: Edit): WeekRules {
  const days: Record<string, DayRules> = { ...week };
  for (let column = from.column; column <= Math.min(to.column, DAYS.length - 1); column += 1) {
    const day = DAYS[column] as Day;
    const rules: Record<string, CellValue> = { ...week[day] };
    for (let row = from.row; row <= Math.min(to.row, ROWS.length - 1); row += 1) {
      const rule = ROWS[row]?.rule;
      if (rule) rules[rule] = edit({ row, column }, week[day][rule]);
    }
    days[day] = rules as DayRules;
  }
  return days as WeekRules;
}

function cellOf(week: WeekRules, { row, column }: CellIndex): CellValue {
  const [day, rule] = [DAYS[column], ROWS[row]?.rule];
  return day && rule ? week[day][rule] : null;
}

/** The texts of a block, as another program takes them: tabs between days, lines between rules. */
export function copied(week: WeekRules, { from, to }: Block): string {
  const lines = ROWS.slice(from.row, to.row + 1).map(({ rule }) =>
    DAYS.slice(from.column, to.column + 1).map((day) => textOf(rule, week[day][rule])),
  );
  return lines.map((cells) => cells.join('\t')).join('\n');
}

/** The cells of a copied text; Excel and Google Sheets put those with a tab or a line break into quotes. */
export function cellsOf(text: string): string[][] {
  const cells: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replaceAll('\r\n', '\n')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)) {
    cells.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\n') cells.push([]);
    if (end === '') break;
  }
  const last = cells.at(-1);
  if (cells.length > 1 && last?.length === 1 && last[0] === '') cells.pop();
  return cells;
}

/** The cells that a copied text takes: one cell fills the whole block, several go from its upper left one. */
export function pastedBlock({ from, to }: Block, text: string): Block {
  const cells = cellsOf(text);
  const height = cells.length;
  const width = Math.max(...cells.map((line) => line.length));
  if ((to.row - from.row + 1) % height === 0 && (to.column - from.column + 1) % width === 0) return { from, to };
  const [row, column] = [from.row + height - 1, from.column + width - 1];
  return { from, to: { row: Math.min(row, WHOLE.to.row), column: Math.min(column, WHOLE.to.column) } };
}

/** The week after a copied text was put in. */
export function pasted(week: WeekRules, block: Block, text: string): WeekRules {
  const cells = cellsOf(text);
  const width = Math.max(...cells.map((line) => line.length));
  return edited(week, pastedBlock(block, text), ({ row, column }, value) => {
    const written = cells[(row - block.from.row) % cells.length]?.[(column - block.from.column) % width];
    const rule = ROWS[row]?.rule;
    return written === undefined || !rule ? value : meaningOf(rule, written, value);
  });
}

/** The week after a block was emptied. */
export function cleared(week: WeekRules, block: Block): WeekRules {
  return edited(week, block, ({ row }) => EMPTY[kindOf(row) ?? 'time']);
}

/** The week after the first day of a block was filled into its other days. */
export function filledRight(week: WeekRules, block: Block): WeekRules {
  return edited(week, block, ({ row }) => cellOf(week, { row, column: block.from.column }));
}

/** The week after the first row of a block was filled into its other rows, as far as they hold the same kind of value. */
export function filledDown(week: WeekRules, block: Block): WeekRules {
  const kind = kindOf(block.from.row);
  return edited(week, block, ({ row, column }, value) =>
    kindOf(row) === kind ? cellOf(week, { row: block.from.row, column }) : value,
  );
}

/** The week after one day was copied to others. */
export function copiedDay(week: WeekRules, from: Day, to: readonly Day[]): WeekRules {
  return Object.fromEntries(
    DAYS.map((day) => [day, to.includes(day) ? { ...week[from] } : week[day]]),
  ) as unknown as WeekRules;
}

/** The week without an earlier change of it: cells that still hold what the change put there get back what they held before. */
export function withoutChange(week: WeekRules, before: WeekRules, after: WeekRules): WeekRules {
  return edited(week, WHOLE, (index, value) =>
    value === cellOf(after, index) && value !== cellOf(before, index) ? cellOf(before, index) : value,
  );
}

/** The week with flexible hours: every day from midnight to midnight. */
export function flexible(week: WeekRules): WeekRules {
  const hours = { shift_start_time: '00:00', shift_end_time: '23:59' };
  return Object.fromEntries(DAYS.map((day) => [day, { ...week[day], ...hours }])) as unknown as WeekRules;
}

/** True when no day starts or ends at another time than before. */
export function keepsHours(before: WeekRules, after: WeekRules): boolean {
  const hours = ['shift_start_time', 'shift_end_time'] as const;
  return DAYS.every((day) => hours.every((rule) => before[day][rule] === after[day][rule]));
}

function kindOf(row: number) {
  const rule = ROWS[row]?.rule;
  return rule && dayRecords[rule].kind;
}
