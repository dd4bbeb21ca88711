import type { Circumstances } from '../../../src/engine/simulation/result.ts';
import type { Setting } from './case.ts';

const SHORT: Setting = {
  allow_short_leave: true,
  short_leave_minutes_in_shift_time: 60,
  short_leave_buffer_minutes: 15,
  monthly_short_leaves: 2,
};
const REASONS: Setting = {
  reason_required_late_in: true,
  reason_required_early_out: true,
  required_out_of_range_reason: true,
};
const SEVERAL: Setting = { multiple_punch_allowed: true };
const APPROVED: Setting = {
  need_approval_for_extra_hours_on_weekdays: true,
  approval_required_for_extra_day: 'WEEK_OFF',
};
const EARNING: Setting = {
  add_comp_off_on_after_extra_hours_completed: true,
  min_hours_for_half_day_after_shift: '02:00:00',
  min_hours_for_full_day_after_shift: '03:00:00',
  max_comp_off_per_month: 1,
};
const PRESENT = 'byPresence 480, minimumMet 450';

/** All that is noted of days: setting, punches, the steps of each day, circumstances. */
export const STEP_CASES: readonly [
  name: string,
  setting: Setting,
  lines: string,
  steps: string,
  given?: Partial<Circumstances>,
][] = [
  [
    'a day on which nothing applies',
    { ...SHORT, ...REASONS, ...SEVERAL, ...APPROVED, deduct_break_if_not_taken: true, break_approval_face_app: 'TRUE' },
    '2026-11-16 09:00 13:00 13:30 15:30 15:45 17:00',
    `lunchTaken 30, teaTaken 15, ${PRESENT}`,
  ],
  [
    'late and early within grace',
    REASONS,
    '2026-11-16 09:05 16:55',
    'lateWithinGrace 5 5, earlyWithinGrace 5 5, byPresence 470, minimumMet 450',
  ],
  [
    'late by a minute more',
    REASONS,
    '2026-11-16 09:06 17:00',
    'late 09:06 6 5, lateReason, byPresence 474, minimumMet 450',
  ],
  [
    'early by a minute more',
    REASONS,
    '2026-11-16 09:00 16:54',
    'early 16:54 6 5, earlyReason, byPresence 474, minimumMet 450',
  ],
  [
    'late minutes deducted',
    { late_in_penalty_minutes_deduct_from_working_hours: true },
    '2026-11-16 09:00 17:00',
    PRESENT,
  ],
  [
    'short leave for all that it allows',
    SHORT,
    '2026-11-16 10:00 17:00',
    'late 10:00 60 5, shortLeave 60 1, byPresence 420, minimumMet 450',
  ],
  [
    'short leave and its buffer',
    SHORT,
    '2026-11-16 10:10 17:00',
    'late 10:10 70 5, shortLeave 60 1, shortLeaveBuffer 10, byPresence 410, minimumMet 450',
  ],
  [
    'short leave that is too short',
    SHORT,
    '2026-11-16 10:20 17:00',
    'late 10:20 80 5, shortLeaveTooShort 80 60, byPresence 400, minimumMet 360, minimumMissed 450',
  ],
  [
    'short leave that is too short for either end',
    { ...SHORT, short_leave_type: 'FLEXIBLE' },
    '2026-11-16 10:20 15:30',
    'late 10:20 80 5, early 15:30 90 5, shortLeaveTooShort 80 60, byPresence 310, minimumMet 240, minimumMissed 360',
  ],
  [
    'short leave for one end of two',
    SHORT,
    '2026-11-16 09:30 16:30',
    'late 09:30 30 5, early 16:30 30 5, shortLeaveOneEnd, shortLeave 30 1, byPresence 420, minimumMet 450',
  ],
  [
    'short leave for both ends',
    { ...SHORT, short_leave_type: 'FLEXIBLE' },
    '2026-11-16 09:30 16:30',
    'late 09:30 30 5, early 16:30 30 5, shortLeave 60 1, byPresence 420, minimumMet 450',
  ],
  [
    'short leaves used up',
    SHORT,
    '2026-11-16 09:30 17:00',
    'late 09:30 30 5, shortLeaveUsedUp 2, byPresence 450, minimumMet 450',
    { shortLeaves: 2 },
  ],
  ['overtime', {}, '2026-11-16 09:00 18:00', 'byPresence 540, minimumMet 450, paidAfter 60'],
  [
    'overtime that needs approval',
    APPROVED,
    '2026-11-16 09:00 18:00',
    'byPresence 540, minimumMet 450, extraHoursAwait 60',
  ],
  [
    'compensatory off for two hours, and then for three in a month that is full',
    EARNING,
    '2026-11-16 09:00 19:00\n2026-11-17 09:00 20:00',
    'byPresence 600, minimumMet 450, compOffForHours 0.5 120, compOffSameDay\nbyPresence 660, minimumMet 450, compOffMonthFull 1, compOffForHours 0.5 180, compOffSameDay',
  ],
  ['a week-off worked', {}, '2026-11-22 09:00 17:00', `everyWeekOff, notOnExtraDay, ${PRESENT}, extraDayPaid 480`],
  [
    'the last minute of punching out',
    SEVERAL,
    '2026-11-16 09:00 13:00 13:30 20:00',
    'lunchTaken 30, byPresence 660, minimumMet 450, paidAfter 180',
  ],
  [
    'a minute later',
    SEVERAL,
    '2026-11-16 09:00 13:00 14:00 20:01',
    'tooLate 20:01 20:00, missingOut 14:00, early 13:00 240 5, byPresence 240, minimumMet 240, minimumMissed 360',
  ],
  ['punches in between', {}, '2026-11-16 09:00 12:00 12:20 17:00', `middleIgnored 2, ${PRESENT}`],
  ['out of range', REASONS, '2026-11-16 09:00 17:00', `outOfRange, ${PRESENT}`, { isOutOfRange: true }],
  ['out of range, and absent', REASONS, '2026-11-16 absent', 'absent', { isOutOfRange: true }],
  [
    'breaks not taken',
    { ...SEVERAL, deduct_break_if_not_taken: true },
    '2026-11-16 09:00 17:00',
    `breakNotTaken 30, breakNotTaken 15, ${PRESENT}`,
  ],
  [
    'a personal break',
    SEVERAL,
    '2026-11-16 09:00 11:00 11:25 13:00 13:30 17:00',
    `lunchTaken 30, personalPaid 15, personalDeducted 10, ${PRESENT}`,
  ],
];
