import { defineMessages } from '@seamline/shared/messages';
import type { FindingKind } from '../engine/index.ts';

/** The sentence of a finding about `days`, and the label of the button that fixes it. */
type FindingText = { says: (days: string) => string; fix: string };

const findings: Readonly<Record<FindingKind, FindingText>> = {
  noHours: {
    says: () => 'No day has a start or an end, so nobody can be late, early or complete.',
    fix: 'Work from 09:00 to 17:00',
  },
  hoursHalfSet: {
    says: (days) => `The shift has a start without an end, or an end without a start: ${days}.`,
    fix: 'Make it 8 hours long',
  },
  hoursMissing: {
    says: (days) => `These are working days, but have no hours: ${days}.`,
    fix: 'Copy the hours of the first day that has some',
  },
  wholeDay: {
    says: (days) => `The shift ends at the time it starts, so it is 24 hours long: ${days}.`,
    fix: 'Make it 8 hours long',
  },
  flexibleCountsEarly: {
    says: (days) => `Hours are open nearly round the clock, so leaving before their end counts as early: ${days}.`,
    fix: 'Do not count employees who complete the minimum hours as late or early',
  },
  halfDayAfterOutside: {
    says: (days) => `The arrival that makes a half day lies outside the shift: ${days}.`,
    fix: 'Move it to the middle of the shift',
  },
  halfDayBeforeOutside: {
    says: (days) => `The departure that makes a half day lies outside the shift: ${days}.`,
    fix: 'Move it to the middle of the shift',
  },
  minimumsOutOfOrder: {
    says: (days) => `The minimum hours do not grow from a quarter day to a full day: ${days}.`,
    fix: 'Make them quarters of the largest',
  },
  minimumsBeyondShift: {
    says: (days) => `Minimum hours are longer than the shift, so nobody can reach them: ${days}.`,
    fix: 'Make them quarters of the shift',
  },
  minimumsWithoutHours: {
    says: (days) => `There are minimum hours on days without start and end: ${days}.`,
    fix: 'Remove these minimum hours',
  },
  fullDayMinimumMissing: {
    says: (days) => `A full day has no minimum hours, so the largest minimum that is set makes a full day: ${days}.`,
    fix: 'Ask for the whole shift',
  },
  clockWithoutMinimum: {
    says: (days) => `The shift clock goes by the minimum hours of a full day, but none are set: ${days}.`,
    fix: 'Go by the full shift hours',
  },
  punchOutBeforeEnd: {
    says: (days) => `The last time to punch out is not after the end of the shift: ${days}.`,
    fix: 'Set it to 30 minutes after the end',
  },
  punchOutHoursTooShort: {
    says: (days) => `The hours until the last punch out are not longer than the shift: ${days}.`,
    fix: 'Allow 4 hours more than the shift',
  },
  punchOutWithoutHours: {
    says: (days) => `There is a limit for punching out on days without start and end: ${days}.`,
    fix: 'Remove this limit',
  },
  lunchBeforeStart: {
    says: (days) => `Lunch comes before the shift starts: ${days}.`,
    fix: 'Move lunch into the shift',
  },
  lunchOutside: {
    says: (days) => `Lunch lies outside the shift: ${days}.`,
    fix: 'Move lunch into the shift',
  },
  lunchBackwards: {
    says: (days) => `Lunch ends before it begins: ${days}.`,
    fix: 'Put lunch into the middle of the shift',
  },
  lunchHalfSet: {
    says: (days) => `Lunch has only one of its two times: ${days}.`,
    fix: 'Make lunch 30 minutes long',
  },
  lunchTooEarly: {
    says: (days) => `Lunch could be begun before the shift starts: ${days}.`,
    fix: 'Allow it from the start of the shift',
  },
  teaBeforeStart: {
    says: (days) => `Tea comes before the shift starts: ${days}.`,
    fix: 'Move tea into the shift',
  },
  teaOutside: {
    says: (days) => `Tea lies outside the shift: ${days}.`,
    fix: 'Move tea into the shift',
  },
  teaBackwards: {
    says: (days) => `Tea ends before it begins: ${days}.`,
    fix: 'Put tea into the middle of the shift',
  },
  teaHalfSet: {
    says: (days) => `Tea has only one of its two times: ${days}.`,
    fix: 'Make tea 15 minutes long',
  },
  teaTooEarly: {
    says: (days) => `Tea could be begun before the shift starts: ${days}.`,
    fix: 'Allow it from the start of the shift',
  },
  breaksOverlap: {
    says: (days) => `Lunch and tea overlap: ${days}.`,
    fix: 'Move tea away from lunch',
  },
  sevenWeekOffs: {
    says: () => 'All seven days are week offs, so nobody ever works.',
    fix: 'Keep only Sunday off',
  },
  sevenAutomaticWeekOffs: {
    says: () => 'Seven automatic week offs a week mean that nobody ever works.',
    fix: 'Give one week off a week',
  },
  automaticWithoutNumber: {
    says: () => 'Week offs are automatic, but how many a week is not set, so there are none.',
    fix: 'Give one week off a week',
  },
  alternateOutside: {
    says: () => 'Alternate week-off days are not among the week-off days, so they are never off.',
    fix: 'Take them out of the alternate days',
  },
  alternateWithoutWeeks: {
    says: () => 'Alternate week offs have no week, so their days are never off.',
    fix: 'Choose the second and the fourth week',
  },
  alternateWithoutDays: {
    says: () => 'Alternate week offs are switched on without any day.',
    fix: 'Switch alternate week offs off',
  },
  alternateEveryWeek: {
    says: () => 'All five weeks are chosen, so the alternate days are off in every week.',
    fix: 'Make them ordinary week offs',
  },
  lateLimitMissing: {
    says: () => 'Exceeding the late limit costs leave, but no limit is set, so it never happens.',
    fix: 'Switch this rule off',
  },
  lateLimitZero: {
    says: () => 'The late limit is 0 minutes, so the first counted minute of a month costs leave.',
    fix: 'Allow 30 minutes a month',
  },
  shortLeaveWithoutMinutes: {
    says: () => 'Short leave is allowed, but for 0 minutes, so it covers nothing.',
    fix: 'Allow an hour, or a quarter of a shorter shift',
  },
  shortLeaveNever: {
    says: () => 'Short leave is allowed 0 times a month, so nobody ever gets it.',
    fix: 'Allow it once a month',
  },
  shortLeaveTooLong: {
    says: () => 'A short leave may last half the shift or more: that is half a day of leave.',
    fix: 'Allow an hour, or a quarter of a shorter shift',
  },
  shortLeaveOnDayOff: {
    says: () => 'Short leave is possible on a day that is always off.',
    fix: 'Keep only working days',
  },
  leaveRulesUnused: {
    says: () => 'Sandwich, holiday or week-off rules are set, but have no effect without short leave.',
    fix: 'Switch them off',
  },
  dayOffPenaltyWithoutPenalty: {
    says: () => 'Days off within a leave cost the absence penalty, but there is no absence penalty.',
    fix: 'Switch off the penalty for days off',
  },
  penaltyOverHundred: {
    says: () => 'The penalty is more than 100 % of a day’s pay.',
    fix: 'Make it 100 %',
  },
  penaltyWithoutValue: {
    says: () => 'Absence generates a penalty of nothing.',
    fix: 'Switch the penalty off',
  },
  extraHoursApprovalUnused: {
    says: () => 'Extra hours on weekdays need approval, but without approval for extra days this has no effect.',
    fix: 'Switch it off',
  },
  compOffWithoutExpiry: {
    says: () => 'Compensatory off never expires and adds up for years.',
    fix: 'Let it expire after 60 days',
  },
  compOffUnreachable: {
    says: () => 'Compensatory off asks for more hours after the shift than a day has left.',
    fix: 'Ask for 4 hours for half a day, 8 for a full day',
  },
  compOffWithoutHours: {
    says: () => 'Extra hours earn compensatory off, but from how many is not set, so they never do.',
    fix: 'Ask for 4 hours for half a day, 8 for a full day',
  },
  compOffHoursOutOfOrder: {
    says: () => 'Half a day of compensatory off asks for as many hours as a full day, or more.',
    fix: 'Ask for half as many for half a day',
  },
  compOffAfterLastPunch: {
    says: (days) => `Nobody can stay long enough after the shift to earn compensatory off: ${days}.`,
    fix: 'Allow punching out later',
  },
  breakDeductionWithoutBreak: {
    says: () => 'Breaks are deducted, but no lunch or tea has a time.',
    fix: 'Switch the deduction off',
  },
};

const english = {
  clean: 'No contradictions found.',
  cleanWhy: 'Hours, breaks, limits, week offs, leave and pay go together.',
  count: (count: number) => (count === 1 ? '1 thing to look at' : `${count} things to look at`),
  show: 'Show',
  showField: (sentence: string) => `Show the field: ${sentence}`,
  fixAll: 'Fix all',
  fixed: (fix: string) => `Done: ${fix}.`,
  allFixed: (count: number) => (count === 1 ? '1 problem was fixed.' : `${count} problems were fixed.`),
  undo: 'Undo',
  findings,
};

/** These texts in one language. */
export type RuleCheckTexts = typeof english;

export const ruleCheckMessages = defineMessages(english, {
  hi: () => import('./ruleCheckMessages.hi.ts'),
  gu: () => import('./ruleCheckMessages.gu.ts'),
});
