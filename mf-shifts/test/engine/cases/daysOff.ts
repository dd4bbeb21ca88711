import type { Group, Setting } from './case.ts';

const WORKED = '09:00 17:00';
const ALTERNATE: Setting = {
  week_off_days: ['SATURDAY', 'SUNDAY'],
  has_alternate_week_off: true,
  week_off_alternate_week: [2, 4],
  alternate_week_off_days: ['SATURDAY'],
};
const SANDWICH: Setting = { allow_short_leave: true, apply_sandwich_leave: true };
const FLAT: Setting = { generate_penalty_on_absent: true, penalty_type: 'FLAT', penalty_value: 500 };
const AROUND_SUNDAY = '2026-11-21\n2026-11-22\n2026-11-23';

/** Week offs, holidays, leave, sandwich leave and the penalty for absence. */
export const DAY_OFF_CASES: readonly Group[] = [
  {
    name: 'Sunday off',
    setting: {},
    rows: [
      ['2026-11-22', 'off', 'everyWeekOff'],
      ['2026-11-21', 'absent', 'absent'],
      ['2026-11-16 holiday', 'off'],
      ['2026-11-22 leave', 'off', 'weekOffStaysOff'],
      ['2026-11-16 holiday leave', 'off', 'holidayStaysOff'],
      ['2026-11-16 leave', 'leave, leave 1', 'leave'],
    ],
  },
  {
    name: 'second and fourth Saturday off',
    setting: ALTERNATE,
    rows: [
      ['2026-11-07', 'absent', 'alternateWorked'],
      ['2026-11-14', 'off', 'alternateOff'],
      ['2026-11-21', 'absent', 'alternateWorked'],
      ['2026-11-28', 'off', 'alternateOff'],
      ['2027-01-30', 'absent', 'alternateWorked'],
      ['2026-11-29', 'off', 'everyWeekOff'],
      ['2027-01-30 09:00 17:00', 'full', 'alternateWorked'],
    ],
  },
  {
    name: 'fifth Saturday off',
    setting: { ...ALTERNATE, week_off_alternate_week: [5] },
    rows: [
      ['2027-01-30', 'off', 'alternateOff'],
      ['2027-01-23', 'absent', 'alternateWorked'],
      ['2027-01-30 09:00 17:00', 'off, overtime 480', 'extraDayPaid'],
    ],
  },
  {
    name: 'one automatic week off',
    setting: { has_week_off_auto: true, week_off_number_in_week: 1 },
    rows: [
      ['2026-11-18\n2026-11-22', 'off\nabsent', 'automaticOff'],
      ['2026-11-16 leave\n2026-11-22', 'leave, leave 1\noff', 'automaticOff'],
      ['2026-11-22\n2026-11-23', 'off\noff'],
      ['2026-11-22 09:00 17:00', 'full'],
      ['2026-11-16 holiday\n2026-11-17', 'off\noff'],
    ],
  },
  {
    name: 'two automatic week offs',
    setting: { has_week_off_auto: true, week_off_number_in_week: 2 },
    rows: [['2026-11-18\n2026-11-20\n2026-11-22', 'off\noff\nabsent']],
  },
  {
    name: 'a fixed penalty',
    setting: FLAT,
    rows: [
      ['', 'absent, penalty FLAT 500', 'flatPenalty'],
      ['09:00 10:00', 'absent, early 420, penalty FLAT 500', 'flatPenalty'],
      ['2026-11-16 leave', 'leave, leave 1'],
      ['2026-11-22', 'off'],
      ['09:00 11:00', 'quarter, early 360'],
    ],
  },
  {
    name: 'a penalty in percent',
    setting: { ...FLAT, penalty_type: 'PERCENTAGE', penalty_value: 50 },
    rows: [['', 'absent, penalty PERCENTAGE 50', 'percentPenalty']],
  },
  {
    name: 'sandwich on both sides',
    setting: SANDWICH,
    rows: [
      [AROUND_SUNDAY, 'absent\nleave, leave 1\nabsent', 'sandwichBoth'],
      [`2026-11-21 ${WORKED}\n2026-11-22\n2026-11-23`, 'full\noff\nabsent'],
      [`2026-11-21\n2026-11-22\n2026-11-23 ${WORKED}`, 'absent\noff\nfull'],
      ['2026-11-21 leave\n2026-11-22\n2026-11-23 leave', 'leave, leave 1\nleave, leave 1\nleave, leave 1'],
      ['2026-11-21 leave\n2026-11-22\n2026-11-23', 'leave, leave 1\nleave, leave 1\nabsent'],
      ['2026-11-22\n2026-11-23', 'off\nabsent', 'sandwichEdge'],
      ['2026-11-20\n2026-11-22\n2026-11-23', 'absent\noff\nabsent', 'sandwichEdge'],
      ['2026-11-21 09:00 13:00\n2026-11-22\n2026-11-23', 'half, early 240\noff\nabsent'],
      [`2026-11-21\n2026-11-22 ${WORKED}\n2026-11-23`, 'absent\noff, overtime 480\nabsent'],
      ['2026-11-17\n2026-11-18 holiday\n2026-11-19', 'absent\nleave, leave 1\nabsent', 'sandwichBoth'],
      ['2026-11-20\n2026-11-21 holiday\n2026-11-22\n2026-11-23', 'absent\noff\noff\nabsent', 'sandwichMixedNot'],
      [
        '2026-11-17\n2026-11-18 holiday\n2026-11-19 holiday\n2026-11-20',
        'absent\nleave, leave 1\nleave, leave 1\nabsent',
      ],
    ],
  },
  {
    name: 'sandwich over a long weekend',
    setting: { ...SANDWICH, week_off_days: ['SATURDAY', 'SUNDAY'] },
    rows: [
      [
        '2026-11-20 leave\n2026-11-21\n2026-11-22\n2026-11-23 leave',
        'leave, leave 1\nleave, leave 1\nleave, leave 1\nleave, leave 1',
      ],
    ],
  },
  {
    name: 'sandwich across holiday and week off',
    setting: { ...SANDWICH, sandwich_leave_between_holiday_and_weekoff: true },
    rows: [
      [
        '2026-11-20\n2026-11-21 holiday\n2026-11-22\n2026-11-23',
        'absent\nleave, leave 1\nleave, leave 1\nabsent',
        'sandwichMixed',
      ],
    ],
  },
  {
    name: 'sandwich on one side',
    setting: { ...SANDWICH, sandwich_type: 'SINGLE_SIDE' },
    rows: [
      [`2026-11-21 ${WORKED}\n2026-11-22\n2026-11-23`, 'full\nleave, leave 1\nabsent', 'sandwichOne'],
      [`2026-11-21\n2026-11-22\n2026-11-23 ${WORKED}`, 'absent\nleave, leave 1\nfull', 'sandwichOne'],
      [`2026-11-21 ${WORKED}\n2026-11-22\n2026-11-23 ${WORKED}`, 'full\noff\nfull'],
      ['2026-11-22\n2026-11-23', 'leave, leave 1\nabsent'],
      ['2026-11-21 09:00\n2026-11-22\n2026-11-23 09:00 17:00', 'open\noff\nfull'],
    ],
  },
  {
    name: 'sandwich after a day that the late limit cost',
    setting: {
      ...SANDWICH,
      sandwich_type: 'SINGLE_SIDE',
      late_in_max_minutes: 0,
      apply_half_or_full_day_on_late_in_limit_exceed: true,
      leave_should_be_applied_if_late_in_is_exceeded: 'FULL_DAY',
    },
    rows: [['2026-11-21 09:30 17:00\n2026-11-22', 'leave, late 30, leave 1\noff']],
  },
  {
    name: 'no sandwich without short leave',
    setting: { apply_sandwich_leave: true },
    rows: [[AROUND_SUNDAY, 'absent\noff\nabsent']],
  },
  {
    name: 'sandwich with a penalty for week offs',
    setting: { ...SANDWICH, ...FLAT, apply_leave_on_weekoff: true, weekoff_penalty_apply: true },
    rows: [
      [
        AROUND_SUNDAY,
        'absent, penalty FLAT 500\nleave, leave 1, penalty FLAT 500\nabsent, penalty FLAT 500',
        'flatPenalty',
      ],
      [
        '2026-11-17\n2026-11-18 holiday\n2026-11-19',
        'absent, penalty FLAT 500\nleave, leave 1\nabsent, penalty FLAT 500',
      ],
    ],
  },
  {
    name: 'penalty for week offs not in force without its leave rule',
    setting: { ...SANDWICH, ...FLAT, weekoff_penalty_apply: true },
    rows: [[AROUND_SUNDAY, 'absent, penalty FLAT 500\nleave, leave 1\nabsent, penalty FLAT 500']],
  },
  {
    name: 'leave on days off',
    setting: {
      allow_short_leave: true,
      apply_leave_on_holiday: true,
      apply_leave_on_weekoff: true,
      holiday_penalty_apply: true,
      ...FLAT,
    },
    rows: [
      ['2026-11-22 leave', 'leave, leave 1', 'weekOffIsLeave'],
      ['2026-11-18 holiday leave', 'leave, leave 1, penalty FLAT 500', 'holidayIsLeave'],
      ['2026-11-18 holiday', 'off'],
    ],
  },
  {
    name: 'leave on days off not in force without short leave',
    setting: { apply_leave_on_weekoff: true },
    rows: [['2026-11-22 leave', 'off', 'weekOffStaysOff']],
  },
];
