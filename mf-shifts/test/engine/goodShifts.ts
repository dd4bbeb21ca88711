import { type DayRules, type ShiftInput, sameWeek, type WeekRules } from '@seamline/shared/contract/shifts/shift';
import { plainDay, plainShift, richShift } from './sampleShifts.ts';

/** Start, end, lunch, tea, half-day limits and last punch of a day. */
type Times = readonly (string | null)[];

function day(times: Times, hours: readonly (string | null)[], changes: Partial<DayRules> = {}): DayRules {
  const at = (index: number) => times[index] ?? null;
  return {
    ...plainDay,
    shift_start_time: at(0),
    shift_end_time: at(1),
    lunch_start_time: at(2),
    lunch_end_time: at(3),
    tea_start_time: at(4),
    tea_end_time: at(5),
    half_day_after_time: at(6),
    half_day_before_time: at(7),
    max_punch_out_time: at(8),
    min_quarter_day_hours: hours[0] ?? null,
    min_half_day_hours: hours[1] ?? null,
    min_three_quarter_hours: hours[2] ?? null,
    min_full_day_hours: hours[3] ?? null,
    max_punch_out_hours: hours[4] ?? null,
    ...changes,
  };
}

const EIGHT = ['02:00:00', '04:00:00', '06:00:00', '07:30:00', 'P1D'];
const NINE = ['02:10:00', '04:30:00', '06:40:00', '08:30:00', '18:00:00'];
const TWELVE = ['03:00:00', '06:00:00', '09:00:00', '11:30:00', '20:00:00'];
const NONE = [null, null, null, null, null];

const OFFICE = day(['09:30', '18:30', '13:00', '13:45', '16:00', '16:15', '14:00', '13:30', '22:00'], NINE);
const OFFICE_SATURDAY = day(
  ['09:30', '15:30', '13:00', '13:30', null, null, '12:30', '12:00', '19:30'],
  ['01:30:00', '03:00:00', '04:30:00', '05:30:00', '12:00:00'],
);
const SHOWROOM = day(['11:00', '21:00', '14:30', '15:15', '18:00', '18:15', '16:00', '15:30', '01:00'], NINE);
const MORNING = day(['06:00', '14:00', '10:00', '10:30', '12:30', '12:40', '10:00', '09:30', '18:30'], EIGHT);
const EVENING = day(['14:00', '22:00', '18:00', '18:30', '20:30', '20:40', '18:00', '17:30', '02:30'], EIGHT);
const NIGHT = day(['22:00', '06:00', '01:30', '02:00', '04:00', '04:15', '02:00', '01:00', '10:30'], EIGHT);
const GUARD = day(['20:00', '08:00', '00:00', '00:45', '04:00', '04:20', '02:00', '01:30', '13:00'], TWELVE);
const CLEANING = day(['05:00', '09:00', null, null, '07:00', '07:10', null, null, null], NONE, {
  late_in_count_after_minutes: 0,
});
const MIDNIGHT = day(['16:00', '00:00', '20:00', '20:30', '22:00', '22:15', '20:00', '19:00', '04:30'], EIGHT);
const FLEXIBLE = day(
  ['00:00', '23:59', null, null, null, null, null, null, null],
  [null, null, null, '08:00:00', null],
);

const WEEKS: readonly [name: string, week: WeekRules, changes?: Partial<ShiftInput>][] = [
  ['Office', { ...sameWeek(OFFICE), saturday: OFFICE_SATURDAY }],
  ['Showroom', sameWeek(SHOWROOM)],
  ['Tailoring floor, morning', sameWeek(MORNING)],
  ['Tailoring floor, evening', sameWeek(EVENING)],
  ['Warehouse, night', sameWeek(NIGHT)],
  ['Night security', sameWeek(GUARD)],
  ['Cleaning', sameWeek(CLEANING)],
  ['Until midnight', sameWeek(MIDNIGHT)],
  [
    'Flexible',
    sameWeek(FLEXIBLE),
    { hours_type_in_shift_clock: 'MINIMUM_FULL_DAY_HOURS', remove_late_early_if_completed_shift_hours: true },
  ],
  ['Sunday without hours', { ...sameWeek(plainDay), sunday: day([], NONE, { max_personal_break_minutes: 0 }) }],
];

const POLICIES: readonly [name: string, shift: (changes: Partial<ShiftInput>) => ShiftInput][] = [
  ['plain', plainShift],
  [
    'strict',
    (changes) =>
      plainShift({
        late_in_early_out_type: 'CONSOLIDATED',
        late_in_early_out_max_minutes: 90,
        apply_half_or_full_day_on_late_in_limit_exceed: true,
        leave_should_be_applied_if_late_in_is_exceeded: 'FULL_DAY',
        late_in_penalty_minutes_deduct_from_working_hours: true,
        generate_penalty_on_absent: true,
        penalty_type: 'PERCENTAGE',
        penalty_value: 100,
        break_approval_employee_app: 'APPROVAL_FOR_OUT_OF_RANGE',
        ...changes,
      }),
  ],
  [
    'second and fourth Saturday',
    (changes) =>
      plainShift({
        week_off_days: ['SATURDAY', 'SUNDAY'],
        has_alternate_week_off: true,
        week_off_alternate_week: [2, 4],
        alternate_week_off_days: ['SATURDAY'],
        add_comp_off_on_extra_day: true,
        comp_off_expiry_days: 45,
        ...changes,
      }),
  ],
  [
    'everything in force',
    (changes) =>
      richShift({
        short_leave_minutes_in_shift_time: 60,
        add_comp_off_on_after_extra_hours_completed: false,
        ...changes,
      }),
  ],
  [
    'approved overtime',
    (changes) =>
      plainShift({
        approval_required_for_extra_day: 'HOLIDAY',
        need_approval_for_extra_hours_on_weekdays: true,
        extra_payout_type: 'BEFORE_SHIFT_TIME',
        allow_short_leave: true,
        monthly_short_leaves: 1,
        short_leave_minutes_in_shift_time: 45,
        short_leave_type: 'FLEXIBLE',
        apply_sandwich_leave: true,
        sandwich_type: 'SINGLE_SIDE',
        ...changes,
      }),
  ],
];

/** Fifty shifts that nobody would complain about: ten sets of hours under five policies each. */
export function goodShifts(): ShiftInput[] {
  return WEEKS.flatMap(([hours, days, changes]) =>
    POLICIES.map(([policy, shift]) => shift({ shift_name: `${hours}, ${policy}`, days, ...changes })),
  );
}
