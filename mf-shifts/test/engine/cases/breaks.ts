import type { Group, Setting } from './case.ts';

const PRODUCTIVE: Setting = { multiple_punch_allowed: true, attendance_on_productive_hours: true };
const EIGHT_HOURS: Setting = { ...PRODUCTIVE, day: { min_full_day_hours: '08:00:00' } };
const TEN_PAST_ELEVEN = '09:00 11:00 11:10 17:00';

/** Lunch, tea, personal breaks and their approval. */
export const BREAK_CASES: readonly Group[] = [
  {
    name: 'productive hours',
    setting: PRODUCTIVE,
    rows: [
      ['09:00 13:00 13:30 17:00', 'full, productive 450', 'lunchTaken'],
      ['09:00 13:00 13:31 17:00', 'threeQuarter, productive 449', 'lunchTaken'],
      ['09:00 17:00', 'full', 'byProductive'],
      ['09:00 11:00 11:15 17:00', 'full', 'personalPaid'],
      ['09:00 11:00 11:16 17:00', 'full, productive 479', 'personalDeducted'],
      ['09:00 11:00 12:00 17:00', 'threeQuarter, productive 435', 'personalDeducted'],
      ['09:00 13:00 13:30 15:30 15:45 17:00', 'threeQuarter, productive 435', 'teaTaken'],
      ['09:00 12:30 13:00 17:00', 'full, productive 465', 'personalDeducted'],
      ['09:00 13:29 13:59 17:00', 'full, productive 450', 'lunchTaken'],
      ['09:00 13:30 14:00 17:00', 'full, productive 465', 'personalDeducted'],
      ['09:00 13:00 13:15 13:20 13:35 17:00', 'full, productive 465', 'personalPaid'],
      ['09:00 13:00 13:15 13:20 13:35 14:00', 'half, early 180, productive 285', 'personalPaid'],
    ],
  },
  {
    name: 'lunch up to an hour before',
    setting: { ...PRODUCTIVE, day: { take_lunch_before_minute: 60 } },
    rows: [
      ['09:00 12:00 12:30 17:00', 'full, productive 450', 'lunchTaken'],
      ['09:00 11:59 12:29 17:00', 'full, productive 465', 'personalDeducted'],
    ],
  },
  {
    name: 'tea up to half an hour before',
    setting: { ...PRODUCTIVE, day: { take_tea_before_minute: 30 } },
    rows: [
      ['09:00 15:00 15:15 17:00', 'full, productive 465', 'teaTaken'],
      ['09:00 14:59 15:14 17:00', 'full', 'personalPaid'],
    ],
  },
  {
    name: 'no personal break',
    setting: { ...PRODUCTIVE, day: { max_personal_break_minutes: 0 } },
    rows: [['09:00 11:00 11:10 17:00', 'full, productive 470', 'personalDeducted']],
  },
  {
    name: 'breaks not taken are deducted',
    setting: { ...PRODUCTIVE, deduct_break_if_not_taken: true },
    rows: [
      ['09:00 17:00', 'threeQuarter, productive 435', 'breakNotTaken'],
      ['09:00 13:00', 'half, early 240'],
      ['09:00 13:15', 'half, early 225, productive 240', 'breakNotTaken'],
      ['14:00 17:00', 'quarter, late 300, productive 165', 'breakNotTaken'],
      ['09:00 13:00 13:30 17:00', 'threeQuarter, productive 435', 'breakNotTaken'],
      ['09:00 13:00 13:30 15:30 15:45 17:00', 'threeQuarter, productive 435'],
    ],
  },
  {
    name: 'breaks cut short are deducted in full',
    setting: { ...PRODUCTIVE, deduct_full_break_if_less_assign_time: true },
    rows: [
      ['09:00 13:00 13:10 17:00', 'full, productive 450', 'breakInFull'],
      ['09:00 13:00 13:10 15:30 15:40 17:00', 'threeQuarter, productive 435', 'breakInFull'],
      ['09:00 13:00 13:40 17:00', 'threeQuarter, productive 440', 'lunchTaken'],
    ],
  },
  {
    name: 'breaks cut short count as long as they last',
    setting: PRODUCTIVE,
    rows: [['09:00 13:00 13:10 15:30 15:40 17:00', 'full, productive 460', 'teaTaken']],
  },
  {
    name: 'breaks at any time',
    setting: { ...PRODUCTIVE, break_timing_type: 'ANYTIME_BETWEEN_SHIFT' },
    rows: [
      ['09:00 11:00 11:30 17:00', 'full, productive 450', 'lunchTaken'],
      ['09:00 11:00 11:15 17:00', 'full, productive 465', 'teaTaken'],
      ['09:00 10:00 10:30 12:00 12:15 14:00 14:20 17:00', 'threeQuarter, productive 430', 'personalPaid'],
    ],
  },
  {
    name: 'breaks at any time, deducted when not taken',
    setting: { ...PRODUCTIVE, break_timing_type: 'ANYTIME_BETWEEN_SHIFT', deduct_break_if_not_taken: true },
    rows: [['09:00 17:00', 'threeQuarter, productive 435', 'breakNotTaken']],
  },
  {
    name: 'presence, whatever the breaks',
    setting: { multiple_punch_allowed: true, deduct_break_if_not_taken: true },
    rows: [
      ['09:00 17:00', 'full, productive 435', 'byPresence'],
      ['09:00 11:00 13:00 17:00', 'full, productive 330', 'byPresence'],
    ],
  },
  {
    name: 'lunch of a night',
    setting: {
      ...PRODUCTIVE,
      day: {
        shift_start_time: '22:00',
        shift_end_time: '06:00',
        lunch_start_time: '01:00',
        lunch_end_time: '01:30',
        tea_start_time: '04:00',
        tea_end_time: '04:15',
        half_day_after_time: null,
        max_punch_out_time: null,
      },
    },
    rows: [
      ['22:00 01:00 01:30 06:00', 'full, productive 450', 'lunchTaken'],
      ['22:00 04:00 04:20 06:00', 'full, productive 460', 'teaTaken'],
      ['22:00 23:30 23:40 06:00', 'full', 'personalPaid'],
    ],
  },
  {
    name: 'personal breaks of the face app need approval',
    setting: { ...EIGHT_HOURS, break_approval_face_app: 'TRUE' },
    rows: [
      [TEN_PAST_ELEVEN, 'threeQuarter, productive 470', 'breakAwaits'],
      [TEN_PAST_ELEVEN, 'full', 'breakApproved', { isApproved: true }],
      [TEN_PAST_ELEVEN, 'full', 'personalPaid', { app: 'EMPLOYEE' }],
    ],
  },
  {
    name: 'personal breaks of the face app need approval beforehand',
    setting: { ...EIGHT_HOURS, break_approval_face_app: 'PRE_APPROVAL' },
    rows: [[TEN_PAST_ELEVEN, 'threeQuarter, productive 470', 'breakNotBeforehand']],
  },
  {
    name: 'only lunch needs approval in the face app',
    setting: { ...EIGHT_HOURS, break_approval_face_app: 'TRUE', break_type: 'LUNCH' },
    rows: [
      [TEN_PAST_ELEVEN, 'full', 'personalPaid'],
      ['09:00 13:00 13:30 17:00', 'threeQuarter, productive 450', 'breakAwaits'],
    ],
  },
  {
    name: 'breaks of the employee app need approval',
    setting: { ...EIGHT_HOURS, break_approval_employee_app: 'TRUE' },
    rows: [
      [TEN_PAST_ELEVEN, 'threeQuarter, productive 470', 'breakAwaits', { app: 'EMPLOYEE' }],
      [TEN_PAST_ELEVEN, 'full', 'breakApproved', { app: 'EMPLOYEE', isApproved: true }],
      [TEN_PAST_ELEVEN, 'full'],
    ],
  },
  {
    name: 'breaks of the employee app need approval out of range',
    setting: { ...EIGHT_HOURS, break_approval_employee_app: 'APPROVAL_FOR_OUT_OF_RANGE' },
    rows: [
      [TEN_PAST_ELEVEN, 'full', 'personalPaid', { app: 'EMPLOYEE' }],
      [TEN_PAST_ELEVEN, 'threeQuarter, productive 470', 'breakAwaits', { app: 'EMPLOYEE', isOutOfRange: true }],
    ],
  },
];
