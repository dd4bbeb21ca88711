import type { DayRule, DayRules } from '@seamline/shared/contract/shift';
import type { DAY_RULE_KINDS } from '@seamline/shared/contract/shift-kinds';

interface WeekRow {
  readonly key: DayRule;
  readonly kind: 'time' | 'minutes' | 'select';
  /** Minutes that an empty field shows as an example. */
  readonly example?: number;
}

/** The nineteen rows of the weekly table, in their order. */
export const WEEK_ROWS = [
  { key: 'shift_start_time', kind: 'time' },
  { key: 'shift_end_time', kind: 'time' },
  { key: 'lunch_start_time', kind: 'time' },
  { key: 'lunch_end_time', kind: 'time' },
  { key: 'take_lunch_before_minute', kind: 'minutes', example: 60 },
  { key: 'tea_start_time', kind: 'time' },
  { key: 'tea_end_time', kind: 'time' },
  { key: 'take_tea_before_minute', kind: 'minutes', example: 60 },
  { key: 'half_day_after_time', kind: 'time' },
  { key: 'half_day_before_time', kind: 'time' },
  { key: 'late_in_count_after_minutes', kind: 'minutes', example: 15 },
  { key: 'early_out_count_before_minutes', kind: 'minutes', example: 15 },
  { key: 'min_three_quarter_hours', kind: 'select' },
  { key: 'min_quarter_day_hours', kind: 'select' },
  { key: 'min_half_day_hours', kind: 'select' },
  { key: 'min_full_day_hours', kind: 'select' },
  { key: 'max_personal_break_minutes', kind: 'minutes' },
  { key: 'max_punch_out_time', kind: 'time' },
  { key: 'max_punch_out_hours', kind: 'select' },
] as const satisfies readonly WeekRow[];

type Row = (typeof WEEK_ROWS)[number];
type Cell = { time: 'time'; minutes: 'minutes'; duration: 'select' };
type Kinds = { [Rule in DayRule]: Cell[(typeof DAY_RULE_KINDS)[Rule]] };
type Drawn = { [R in Row as R['key']]: R['kind'] };

// Fails to compile when a rule of a day has no row, or a row of the wrong kind.
const everyRuleHasItsRow: Kinds extends Drawn ? true : never = true;

/** The rows as the table walks them. */
export const ROWS: readonly WeekRow[] = everyRuleHasItsRow && WEEK_ROWS;

/** A value of the table, or what was typed in its place and is none. */
export type CellValue = DayRules[DayRule];
