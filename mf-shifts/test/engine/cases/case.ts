import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import type { Circumstances, Step } from '../../../src/engine/simulation/result.ts';

/** Changes to a plain shift; those of `day` hold on every day. */
export type Setting = Partial<Omit<ShiftInput, 'days'>> & { day?: Partial<DayRules> };

/** Lines of punches, what becomes of each day, and a reason that must be among those given. */
export type Row = readonly [
  lines: string,
  expected: string,
  reason?: Step['reason'] | undefined,
  given?: Partial<Circumstances>,
];

/** Cases under one setting. */
export interface Group {
  name: string;
  setting: Setting;
  rows: readonly Row[];
}

export const NIGHT: Partial<DayRules> = {
  shift_start_time: '22:00',
  shift_end_time: '06:00',
  lunch_start_time: '01:00',
  lunch_end_time: '01:30',
  tea_start_time: '04:00',
  tea_end_time: '04:15',
  half_day_after_time: '02:00',
  half_day_before_time: '03:00',
  max_punch_out_time: '09:00',
};

export const NO_MINIMUMS: Partial<DayRules> = {
  min_quarter_day_hours: null,
  min_half_day_hours: null,
  min_three_quarter_hours: null,
  min_full_day_hours: null,
};
