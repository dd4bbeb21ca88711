import type { DayRule, DayRules } from '@seamline/shared/contract/shift';
import type { DAY_RULE_KINDS } from '@seamline/shared/contract/shift-kinds';

interface WeekRow {
  readonly key: DayRule;
  readonly kind: 'time' | 'minutes' | 'select';
  /** The heading of the row, and of its field on a phone. */
  readonly label: string;
  readonly placeholder?: string;
}

/** The nineteen rows of the weekly table, in their order. */
export const WEEK_ROWS = [
  { key: 'shift_start_time', kind: 'time', label: 'Shift Start Time' },
  { key: 'shift_end_time', kind: 'time', label: 'Shift End Time' },
  { key: 'lunch_start_time', kind: 'time', label: 'Lunch Break Start Time' },
  { key: 'lunch_end_time', kind: 'time', label: 'Lunch Break End Time' },
  {
    key: 'take_lunch_before_minute',
    kind: 'minutes',
    label: 'Take Lunch Break Before Minute',
    placeholder: '60 Min',
  },
  { key: 'tea_start_time', kind: 'time', label: 'Tea Break Start Time' },
  { key: 'tea_end_time', kind: 'time', label: 'Tea Break End Time' },
  { key: 'take_tea_before_minute', kind: 'minutes', label: 'Take Tea Break Before Minute', placeholder: '60 Min' },
  { key: 'half_day_after_time', kind: 'time', label: 'Half Day After Time' },
  { key: 'half_day_before_time', kind: 'time', label: 'Half Day Before Time' },
  {
    key: 'late_in_count_after_minutes',
    kind: 'minutes',
    label: 'Late In Count After Minutes',
    placeholder: '15 Min',
  },
  {
    key: 'early_out_count_before_minutes',
    kind: 'minutes',
    label: 'Early Out Count Before Minutes',
    placeholder: '15 Min',
  },
  { key: 'min_three_quarter_hours', kind: 'select', label: 'Minimum Three Quarter Hours' },
  { key: 'min_quarter_day_hours', kind: 'select', label: 'Minimum Quarter Day Hours' },
  { key: 'min_half_day_hours', kind: 'select', label: 'Minimum Half Day Hours' },
  { key: 'min_full_day_hours', kind: 'select', label: 'Minimum Full Day Hours' },
  { key: 'max_personal_break_minutes', kind: 'minutes', label: 'Max Personal Break Minutes' },
  { key: 'max_punch_out_time', kind: 'time', label: 'Max Punch Out Time' },
  { key: 'max_punch_out_hours', kind: 'select', label: 'Max Punch Out Hours' },
] as const satisfies readonly WeekRow[];

type Row = (typeof WEEK_ROWS)[number];
type Cell = { time: 'time'; minutes: 'minutes'; duration: 'select' };
type Kinds = { [Rule in DayRule]: Cell[(typeof DAY_RULE_KINDS)[Rule]] };
type Drawn = { [R in Row as R['key']]: R['kind'] };

// Fails to compile when a rule of a day has no row, or a row of the wrong kind.
const everyRuleHasItsRow: Kinds extends Drawn ? true : never = true;

/** The rows as the table walks them. */
export const ROWS: readonly WeekRow[] = everyRuleHasItsRow && WEEK_ROWS;

/** The heading of a rule's row. */
export function labelOf(rule: DayRule): string {
  return ROWS.find(({ key }) => key === rule)?.label ?? rule;
}

/** A value of the table, or what was typed in its place and is none. */
export type CellValue = DayRules[DayRule];
