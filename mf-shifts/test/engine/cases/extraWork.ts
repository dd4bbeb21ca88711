import type { Group, Setting } from './case.ts';

const SUNDAY = '2026-11-22 09:00 17:00';
const HOLIDAY = '2026-11-18 holiday 09:00 17:00';
const COMP_OFF: Setting = { add_comp_off_on_extra_day: true, comp_off_expiry_days: 30 };
const FOR_HOURS: Setting = {
  add_comp_off_on_after_extra_hours_completed: true,
  min_hours_for_half_day_after_shift: '02:00:00',
  min_hours_for_full_day_after_shift: '03:00:00',
  comp_off_expiry_days: 60,
};

/** Overtime, work on days off, compensatory off. */
export const EXTRA_WORK_CASES: readonly Group[] = [
  {
    name: 'extra work without approval',
    setting: {},
    rows: [
      [SUNDAY, 'off, overtime 480', 'extraDayPaid'],
      [HOLIDAY, 'off, overtime 480', 'extraDayPaid'],
      ['2026-11-22 10:00 17:00', 'off, overtime 420', 'notOnExtraDay'],
      ['09:00 18:30', 'full, overtime 90', 'paidAfter'],
      ['08:00 17:00', 'full'],
      ['2026-11-22 09:00', 'open', 'missingOut'],
    ],
  },
  {
    name: 'overtime from half an hour on, in steps of a quarter',
    setting: { overtime_counts_from_minutes: 30, overtime_rounded_to_minutes: 15 },
    rows: [
      ['09:00 17:29', 'full', 'overtimeTooShort'],
      ['09:00 17:30', 'full, overtime 30', 'paidAfter'],
      ['09:00 17:44', 'full, overtime 30', 'overtimeRounded'],
      ['09:00 17:45', 'full, overtime 45'],
      ['2026-11-22 09:00 16:59', 'off, overtime 465', 'overtimeRounded'],
      ['2026-11-22 09:00 09:20', 'off', 'overtimeTooShort'],
      ['09:00 17:00', 'full'],
    ],
  },
  {
    name: 'approved overtime from half an hour on',
    setting: {
      overtime_counts_from_minutes: 30,
      approval_required_for_extra_day: 'WEEK_OFF',
      need_approval_for_extra_hours_on_weekdays: true,
    },
    rows: [
      ['09:00 17:29', 'full', 'overtimeTooShort'],
      ['09:00 17:30', 'full, awaiting 30', 'extraHoursAwait'],
    ],
  },
  {
    name: 'late on days off too',
    setting: { late_in_early_out_on_extra_day: true },
    rows: [
      ['2026-11-22 10:00 17:00', 'off, late 60, overtime 420', 'alsoOnExtraDay'],
      ['2026-11-22 09:00 16:00', 'off, early 60, overtime 420'],
    ],
  },
  {
    name: 'approval for week offs',
    setting: { approval_required_for_extra_day: 'WEEK_OFF' },
    rows: [
      [SUNDAY, 'off, awaiting 480', 'extraDayAwaits'],
      [SUNDAY, 'off, overtime 480', 'extraDayPaid', { isApproved: true }],
      [HOLIDAY, 'off, overtime 480'],
      ['09:00 18:30', 'full, overtime 90'],
    ],
  },
  {
    name: 'approval for holidays',
    setting: { approval_required_for_extra_day: 'HOLIDAY' },
    rows: [
      [SUNDAY, 'off, overtime 480'],
      [HOLIDAY, 'off, awaiting 480', 'extraDayAwaits'],
    ],
  },
  {
    name: 'approval for both',
    setting: { approval_required_for_extra_day: 'WEEK_OFF_AND_HOLIDAY' },
    rows: [
      [SUNDAY, 'off, awaiting 480'],
      [HOLIDAY, 'off, awaiting 480'],
    ],
  },
  {
    name: 'approval for extra hours',
    setting: { approval_required_for_extra_day: 'WEEK_OFF', need_approval_for_extra_hours_on_weekdays: true },
    rows: [
      ['09:00 18:30', 'full, awaiting 90', 'extraHoursAwait'],
      ['09:00 18:30', 'full, overtime 90', 'paidAfter', { isApproved: true }],
      ['09:00 17:00', 'full'],
    ],
  },
  {
    name: 'approval for extra hours, not in force without that for extra days',
    setting: { need_approval_for_extra_hours_on_weekdays: true },
    rows: [['09:00 18:30', 'full, overtime 90', 'paidAfter']],
  },
  {
    name: 'time before the shift is paid',
    setting: { extra_payout_type: 'BEFORE_SHIFT_TIME' },
    rows: [
      ['08:00 17:00', 'full, overtime 60', 'paidBefore'],
      ['09:00 18:30', 'full'],
      ['08:15 18:30', 'full, overtime 45'],
    ],
  },
  {
    name: 'compensatory off for days off',
    setting: COMP_OFF,
    rows: [
      [SUNDAY, 'off, comp-off 1 until 2026-12-22', 'compOffForDay'],
      [HOLIDAY, 'off, comp-off 1 until 2026-12-18', 'compOffForDay'],
      ['2026-11-22 09:00 15:30', 'off, comp-off 0.5 until 2026-12-22'],
      ['2026-11-22 09:00 13:00', 'off, comp-off 0.5 until 2026-12-22', 'compOffSameDay'],
      ['2026-11-22 09:00 11:30', 'off, overtime 150', 'extraDayPaid'],
      ['2026-11-22 09:00 10:00', 'off, overtime 60'],
      ['2027-12-26 09:00 17:00', 'off, comp-off 1 until 2028-01-25', 'compOffUntil'],
      ['09:00 20:00', 'full, overtime 180'],
    ],
  },
  {
    name: 'compensatory off for days off, once a month',
    setting: { ...COMP_OFF, max_comp_off_per_month: 1, allow_comp_off_on_past_date: true },
    rows: [
      [`${SUNDAY}\n2026-11-29 09:00 17:00`, 'off, comp-off 1 until 2026-12-22\noff, overtime 480', 'compOffMonthFull'],
      [
        '2026-11-29 09:00 17:00\n2026-12-06 09:00 17:00',
        'off, comp-off 1 until 2026-12-29\noff, comp-off 1 until 2027-01-05',
        'compOffAfterwards',
      ],
      [SUNDAY, 'off, comp-off 0.5 until 2026-12-22', 'compOffMonthFull', { compOffs: 0.5 }],
      [SUNDAY, 'off, overtime 480', 'compOffMonthFull', { compOffs: 1 }],
    ],
  },
  {
    name: 'compensatory off that never expires',
    setting: { add_comp_off_on_extra_day: true },
    rows: [[SUNDAY, 'off, comp-off 1']],
  },
  {
    name: 'compensatory off for days off needs approval',
    setting: { ...COMP_OFF, approval_required_for_extra_day: 'WEEK_OFF' },
    rows: [
      [SUNDAY, 'off, awaiting 480'],
      [SUNDAY, 'off, comp-off 1 until 2026-12-22', 'compOffForDay', { isApproved: true }],
    ],
  },
  {
    name: 'compensatory off for extra hours',
    setting: FOR_HOURS,
    rows: [
      ['09:00 18:59', 'full, overtime 119', 'paidAfter'],
      ['09:00 19:00', 'full, comp-off 0.5 until 2027-01-15', 'compOffForHours'],
      ['09:00 19:59', 'full, comp-off 0.5 until 2027-01-15'],
      ['09:00 20:00', 'full, comp-off 1 until 2027-01-15', 'compOffForHours'],
      [SUNDAY, 'off, overtime 480'],
    ],
  },
  {
    name: 'compensatory off for extra hours beside pay for those before',
    setting: { ...FOR_HOURS, extra_payout_type: 'BEFORE_SHIFT_TIME' },
    rows: [['08:00 19:00', 'full, overtime 60, comp-off 0.5 until 2027-01-15', 'paidBefore']],
  },
  {
    name: 'compensatory off for extra hours needs approval',
    setting: {
      ...FOR_HOURS,
      approval_required_for_extra_day: 'HOLIDAY',
      need_approval_for_extra_hours_on_weekdays: true,
    },
    rows: [
      ['09:00 19:00', 'full, awaiting 120', 'extraHoursAwait'],
      ['09:00 19:00', 'full, comp-off 0.5 until 2027-01-15', 'compOffForHours', { isApproved: true }],
    ],
  },
  {
    name: 'three days of extra hours are never reached',
    setting: {
      ...FOR_HOURS,
      min_hours_for_half_day_after_shift: 'P3D',
      min_hours_for_full_day_after_shift: 'P3D',
    },
    rows: [['09:00 20:00', 'full, overtime 180', 'paidAfter']],
  },
];
