import type { Group, Setting } from './case.ts';

const SEPARATE: Setting = {
  late_in_max_minutes: 30,
  late_out_max_minutes: 20,
  apply_half_or_full_day_on_late_in_limit_exceed: true,
};
const SHORT: Setting = { allow_short_leave: true, short_leave_minutes_in_shift_time: 60, monthly_short_leaves: 2 };
const LATE_WEEK = `2026-11-16 09:20 17:00
2026-11-17 09:10 17:00
2026-11-18 09:06 17:00
2026-11-19 09:00 17:00
2026-11-20 09:10 17:00`;

/** Limits of late and early minutes, short leave, what comes off the hours. */
export const LATENESS_CASES: readonly Group[] = [
  {
    name: 'late limit of half an hour a month, half a day beyond',
    setting: SEPARATE,
    rows: [
      [
        LATE_WEEK,
        `full, late 20
full, late 10
half, late 6, leave 0.5
full
half, late 10, leave 0.5`,
        'halfDayLeave',
      ],
      ['2026-11-16 09:00 16:45\n2026-11-17 09:00 16:50', 'full, early 15\nhalf, early 10, leave 0.5', 'limitExceeded'],
      ['2026-11-16 09:30 17:00\n2026-11-17 09:00 16:40', 'full, late 30\nfull, early 20'],
      ['2026-11-30 09:30 17:00\n2026-12-01 09:10 17:00', 'full, late 30\nfull, late 10'],
      ['2026-11-16 09:10 17:00', 'half, late 10, leave 0.5', 'limitExceeded', { lateMinutes: 25 }],
      ['2026-11-16 09:10 17:00', 'full, late 10', undefined, { lateMinutes: 20 }],
      ['2026-11-16 09:00 16:50', 'half, early 10, leave 0.5', 'limitExceeded', { earlyMinutes: 11 }],
      ['2026-12-01 09:10 17:00', 'half, late 10, leave 0.5', undefined, { lateMinutes: 25 }],
      ['2026-11-16 13:10 17:00', 'quarter, late 250, leave 0.5', 'halfDayOnce'],
      ['2026-11-16 12:01 17:00', 'half, late 181, leave 0.5', 'halfDayOnce'],
    ],
  },
  {
    name: 'late limit of half an hour a month, a full day beyond',
    setting: { ...SEPARATE, leave_should_be_applied_if_late_in_is_exceeded: 'FULL_DAY' },
    rows: [
      [
        LATE_WEEK,
        `full, late 20
full, late 10
leave, late 6, leave 1
full
leave, late 10, leave 1`,
        'fullDayLeave',
      ],
    ],
  },
  {
    name: 'late limit that costs nothing',
    setting: { ...SEPARATE, apply_half_or_full_day_on_late_in_limit_exceed: false },
    rows: [['2026-11-16 09:40 17:00', 'threeQuarter, late 40', 'limitWithoutCost']],
  },
  {
    name: 'no late limit',
    setting: { apply_half_or_full_day_on_late_in_limit_exceed: true },
    rows: [['2026-11-16 10:00 17:00', 'threeQuarter, late 60', 'late']],
  },
  {
    name: 'late limit of nothing',
    setting: { ...SEPARATE, late_in_max_minutes: 0 },
    rows: [
      ['2026-11-16 09:06 17:00', 'half, late 6, leave 0.5', 'halfDayLeave'],
      ['2026-11-16 09:05 17:00', 'full'],
    ],
  },
  {
    name: 'one limit for late and early',
    setting: {
      late_in_early_out_type: 'CONSOLIDATED',
      late_in_early_out_max_minutes: 45,
      late_in_max_minutes: 1,
      apply_half_or_full_day_on_late_in_limit_exceed: true,
    },
    rows: [
      [
        '2026-11-16 09:30 17:00\n2026-11-17 09:00 16:45\n2026-11-18 09:06 17:00',
        'full, late 30\nfull, early 15\nhalf, late 6, leave 0.5',
        'halfDayLeave',
      ],
      ['2026-11-16 09:10 16:50', 'full, late 10, early 10', 'late'],
      ['2026-11-16 09:10 16:50', 'half, late 10, early 10, leave 0.5', undefined, { lateMinutes: 20, earlyMinutes: 6 }],
      ['2026-11-16 09:10 16:50', 'full, late 10, early 10', undefined, { lateMinutes: 20, earlyMinutes: 5 }],
    ],
  },
  {
    name: 'every third late day costs half a day',
    setting: { late_days_for_half_day: 3 },
    rows: [
      [
        `${LATE_WEEK}\n2026-11-21 09:10 17:00`,
        `full, late 20
full, late 10
half, late 6, leave 0.5
full
full, late 10
full, late 10`,
        'lateDayCosts',
      ],
      ['2026-11-16 09:10 17:00', 'half, late 10, leave 0.5', 'lateDayCosts', { lateDays: 2 }],
      ['2026-11-16 09:10 17:00', 'full, late 10', 'lateDayCounted', { lateDays: 3 }],
      ['2026-11-16 09:00 16:50', 'full, early 10', undefined, { lateDays: 2 }],
      ['2026-12-01 09:10 17:00', 'half, late 10, leave 0.5', undefined, { lateDays: 5 }],
      ['2026-11-30 09:10 17:00\n2026-12-01 09:10 17:00', 'full, late 10\nfull, late 10', undefined, { lateDays: 1 }],
      ['2026-11-16 12:01 17:00', 'half, late 181, leave 0.5', 'halfDayOnce', { lateDays: 2 }],
    ],
  },
  {
    name: 'late days and late minutes cost one of the two',
    setting: { ...SEPARATE, late_days_for_half_day: 2 },
    rows: [
      ['2026-11-16 09:40 17:00', 'half, late 40, leave 0.5', 'lateDayCharged', { lateDays: 1 }],
      ['2026-11-16 09:20 17:00', 'half, late 20, leave 0.5', 'lateDayCosts', { lateDays: 1 }],
    ],
  },
  {
    name: 'reasons asked for',
    setting: { reason_required_late_in: true, reason_required_early_out: true },
    rows: [
      ['09:10 17:00', 'full, late 10', 'lateReason'],
      ['09:00 16:50', 'full, early 10', 'earlyReason'],
    ],
  },
  {
    name: 'late minutes come off the hours worked',
    setting: { late_in_penalty_minutes_deduct_from_working_hours: true },
    rows: [
      ['09:15 17:00', 'full, late 15', 'lateDeducted'],
      ['09:16 17:00', 'threeQuarter, late 16', 'lateDeducted'],
      ['09:05 17:00', 'full'],
      ['09:00 16:30', 'full, early 30'],
      ['16:00 17:00', 'absent, late 420', 'lateDeducted'],
    ],
  },
  {
    name: 'the full shift makes up for late and early',
    setting: { remove_late_early_if_completed_shift_hours: true },
    rows: [
      ['09:30 17:30', 'full, overtime 30', 'completed'],
      ['09:30 17:29', 'full, late 30, overtime 29', 'late'],
      ['08:00 16:00', 'full', 'completed'],
      ['10:00 18:00', 'full, overtime 60', 'completed'],
    ],
  },
  {
    name: 'the minimum of a full day makes up for late and early',
    setting: {
      remove_late_early_if_completed_shift_hours: true,
      hours_type_in_shift_clock: 'MINIMUM_FULL_DAY_HOURS',
    },
    rows: [
      ['09:30 17:00', 'full', 'completed'],
      ['09:31 17:00', 'threeQuarter, late 31'],
      ['09:00 16:30', 'full', 'completed'],
    ],
  },
  {
    name: 'short leave for one end of the day',
    setting: SHORT,
    rows: [
      ['10:00 17:00', 'full, short leave 60', 'shortLeave'],
      ['10:01 17:00', 'threeQuarter, late 61', 'shortLeaveTooShort'],
      ['09:00 16:00', 'full, short leave 60', 'shortLeave'],
      ['09:00 15:59', 'threeQuarter, early 61'],
      ['09:30 16:30', 'full, early 30, short leave 30', 'shortLeaveOneEnd'],
      ['09:20 16:20', 'full, late 20, short leave 40', 'shortLeave'],
      ['09:00 17:00', 'full'],
      [
        '2026-11-16 10:00 17:00\n2026-11-17 10:00 17:00\n2026-11-18 10:00 17:00',
        'full, short leave 60\nfull, short leave 60\nthreeQuarter, late 60',
        'shortLeaveUsedUp',
      ],
      [
        '2026-11-30 10:00 17:00\n2026-12-01 10:00 17:00',
        'full, short leave 60\nfull, short leave 60',
        'shortLeave',
        {
          shortLeaves: 1,
        },
      ],
      ['10:00 17:00', 'threeQuarter, late 60', 'shortLeaveUsedUp', { shortLeaves: 2 }],
    ],
  },
  {
    name: 'short leave that may be split',
    setting: { ...SHORT, short_leave_type: 'FLEXIBLE' },
    rows: [
      ['09:30 16:30', 'full, short leave 60', 'shortLeave'],
      ['09:40 16:30', 'full, early 30, short leave 40'],
      ['10:00 17:00', 'full, short leave 60'],
      ['10:30 15:30', 'half, late 90, early 90', 'shortLeaveTooShort'],
    ],
  },
  {
    name: 'short leave with ten minutes forgiven',
    setting: { ...SHORT, short_leave_buffer_minutes: 10 },
    rows: [
      ['10:10 17:00', 'full, short leave 60', 'shortLeaveBuffer'],
      ['10:11 17:00', 'threeQuarter, late 71', 'shortLeaveTooShort'],
    ],
  },
  {
    name: 'short leave on request',
    setting: { ...SHORT, need_short_leave_request: true },
    rows: [
      ['10:00 17:00', 'threeQuarter, late 60', 'shortLeaveNotRequested'],
      ['10:00 17:00', 'full, short leave 60', 'shortLeave', { isShortLeaveRequested: true }],
    ],
  },
  {
    name: 'short leave on Fridays',
    setting: { ...SHORT, short_leave_days: ['FRIDAY'] },
    rows: [
      ['2026-11-16 10:00 17:00', 'threeQuarter, late 60', 'shortLeaveOtherDay'],
      ['2026-11-20 10:00 17:00', 'full, short leave 60', 'shortLeave'],
    ],
  },
  {
    name: 'short leave before the monthly limit',
    setting: { ...SHORT, ...SEPARATE },
    rows: [['10:00 17:00', 'full, short leave 60', 'shortLeave', { lateMinutes: 30 }]],
  },
  {
    name: 'leaving before a time makes half a day',
    setting: { apply_half_day_before_time: true },
    rows: [
      ['06:00 13:59', 'half, early 181', 'leftBefore'],
      ['06:00 14:00', 'full, early 180'],
    ],
  },
  {
    name: 'leaving before a time, rule not in force',
    setting: {},
    rows: [['06:00 13:59', 'full, early 181']],
  },
];
