import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FindingKind } from '../engine/rule-check/checkShift.ts';

interface FindingMessages {
  /** The finding, with the days that have it. */
  says(days: string): MessageDescriptor;
  /** The label of the button that fixes it. */
  readonly fix: MessageDescriptor;
}

/** The message of each kind of finding. */
export const findingMessages: Readonly<Record<FindingKind, FindingMessages>> = {
  noHours: {
    says: () => msg`No day has a start or an end, so nobody can be late, early or complete.`,
    fix: msg`Work from 09:00 to 17:00`,
  },
  hoursHalfSet: {
    says: (days) => msg`The shift has a start without an end, or an end without a start: ${days}.`,
    fix: msg`Make it 8 hours long`,
  },
  hoursMissing: {
    says: (days) => msg`These are working days, but have no hours: ${days}.`,
    fix: msg`Copy the hours of the first day that has some`,
  },
  wholeDay: {
    says: (days) => msg`The shift ends at the time it starts, so it is 24 hours long: ${days}.`,
    fix: msg`Make it 8 hours long`,
  },
  flexibleCountsEarly: {
    says: (days) => msg`Hours are open nearly round the clock, so leaving before their end counts as early: ${days}.`,
    fix: msg`Do not count employees who complete the minimum hours as late or early`,
  },
  halfDayAfterOutside: {
    says: (days) => msg`The arrival that makes a half day lies outside the shift: ${days}.`,
    fix: msg`Move it to the middle of the shift`,
  },
  halfDayBeforeOutside: {
    says: (days) => msg`The departure that makes a half day lies outside the shift: ${days}.`,
    fix: msg`Move it to the middle of the shift`,
  },
  minimumsOutOfOrder: {
    says: (days) => msg`The minimum hours do not grow from a quarter day to a full day: ${days}.`,
    fix: msg`Make them quarters of the largest`,
  },
  minimumsBeyondShift: {
    says: (days) => msg`Minimum hours are longer than the shift, so nobody can reach them: ${days}.`,
    fix: msg`Make them quarters of the shift`,
  },
  minimumsWithoutHours: {
    says: (days) => msg`There are minimum hours on days without start and end: ${days}.`,
    fix: msg`Remove these minimum hours`,
  },
  fullDayMinimumMissing: {
    says: (days) => msg`A full day has no minimum hours, so the largest minimum that is set makes a full day: ${days}.`,
    fix: msg`Ask for the whole shift`,
  },
  clockWithoutMinimum: {
    says: (days) => msg`The shift clock goes by the minimum hours of a full day, but none are set: ${days}.`,
    fix: msg`Go by the full shift hours`,
  },
  punchOutBeforeEnd: {
    says: (days) => msg`The last time to punch out is not after the end of the shift: ${days}.`,
    fix: msg`Set it to 30 minutes after the end`,
  },
  punchOutHoursTooShort: {
    says: (days) => msg`The hours until the last punch out are not longer than the shift: ${days}.`,
    fix: msg`Allow 4 hours more than the shift`,
  },
  punchOutWithoutHours: {
    says: (days) => msg`There is a limit for punching out on days without start and end: ${days}.`,
    fix: msg`Remove this limit`,
  },
  lunchBeforeStart: {
    says: (days) => msg`Lunch comes before the shift starts: ${days}.`,
    fix: msg`Move lunch into the shift`,
  },
  lunchOutside: {
    says: (days) => msg`Lunch lies outside the shift: ${days}.`,
    fix: msg`Move lunch into the shift`,
  },
  lunchBackwards: {
    says: (days) => msg`Lunch ends before it begins: ${days}.`,
    fix: msg`Put lunch into the middle of the shift`,
  },
  lunchHalfSet: {
    says: (days) => msg`Lunch has only one of its two times: ${days}.`,
    fix: msg`Make lunch 30 minutes long`,
  },
  lunchTooEarly: {
    says: (days) => msg`Lunch could be begun before the shift starts: ${days}.`,
    fix: msg`Allow it from the start of the shift`,
  },
  teaBeforeStart: {
    says: (days) => msg`Tea comes before the shift starts: ${days}.`,
    fix: msg`Move tea into the shift`,
  },
  teaOutside: {
    says: (days) => msg`Tea lies outside the shift: ${days}.`,
    fix: msg`Move tea into the shift`,
  },
  teaBackwards: {
    says: (days) => msg`Tea ends before it begins: ${days}.`,
    fix: msg`Put tea into the middle of the shift`,
  },
  teaHalfSet: {
    says: (days) => msg`Tea has only one of its two times: ${days}.`,
    fix: msg`Make tea 15 minutes long`,
  },
  teaTooEarly: {
    says: (days) => msg`Tea could be begun before the shift starts: ${days}.`,
    fix: msg`Allow it from the start of the shift`,
  },
  breaksOverlap: {
    says: (days) => msg`Lunch and tea overlap: ${days}.`,
    fix: msg`Move tea away from lunch`,
  },
  sevenWeekOffs: {
    says: () => msg`All seven days are week offs, so nobody ever works.`,
    fix: msg`Keep only Sunday off`,
  },
  sevenAutomaticWeekOffs: {
    says: () => msg`Seven automatic week offs a week mean that nobody ever works.`,
    fix: msg`Give one week off a week`,
  },
  automaticWithoutNumber: {
    says: () => msg`Week offs are automatic, but how many a week is not set, so there are none.`,
    fix: msg`Give one week off a week`,
  },
  alternateOutside: {
    says: () => msg`Alternate week-off days are not among the week-off days, so they are never off.`,
    fix: msg`Take them out of the alternate days`,
  },
  alternateWithoutWeeks: {
    says: () => msg`Alternate week offs have no week, so their days are never off.`,
    fix: msg`Choose the second and the fourth week`,
  },
  alternateWithoutDays: {
    says: () => msg`Alternate week offs are switched on without any day.`,
    fix: msg`Switch alternate week offs off`,
  },
  alternateEveryWeek: {
    says: () => msg`All five weeks are chosen, so the alternate days are off in every week.`,
    fix: msg`Make them ordinary week offs`,
  },
  lateLimitMissing: {
    says: () => msg`Exceeding the late limit costs leave, but no limit is set, so it never happens.`,
    fix: msg`Switch this rule off`,
  },
  lateLimitZero: {
    says: () => msg`The late limit is 0 minutes, so the first counted minute of a month costs leave.`,
    fix: msg`Allow 30 minutes a month`,
  },
  shortLeaveWithoutMinutes: {
    says: () => msg`Short leave is allowed, but for 0 minutes, so it covers nothing.`,
    fix: msg`Allow an hour, or a quarter of a shorter shift`,
  },
  shortLeaveNever: {
    says: () => msg`Short leave is allowed 0 times a month, so nobody ever gets it.`,
    fix: msg`Allow it once a month`,
  },
  shortLeaveTooLong: {
    says: () => msg`A short leave may last half the shift or more: that is half a day of leave.`,
    fix: msg`Allow an hour, or a quarter of a shorter shift`,
  },
  shortLeaveOnDayOff: {
    says: () => msg`Short leave is possible on a day that is always off.`,
    fix: msg`Keep only working days`,
  },
  leaveRulesUnused: {
    says: () => msg`Sandwich, holiday or week-off rules are set, but have no effect without short leave.`,
    fix: msg`Switch them off`,
  },
  dayOffPenaltyWithoutPenalty: {
    says: () => msg`Days off within a leave cost the absence penalty, but there is no absence penalty.`,
    fix: msg`Switch off the penalty for days off`,
  },
  penaltyOverHundred: {
    says: () => msg`The penalty is more than 100 % of a day’s pay.`,
    fix: msg`Make it 100 %`,
  },
  penaltyWithoutValue: {
    says: () => msg`The penalty for absence is switched on, but its amount is 0.`,
    fix: msg`Switch the penalty off`,
  },
  extraHoursApprovalUnused: {
    says: () => msg`Extra hours on weekdays need approval, but without approval for extra days this has no effect.`,
    fix: msg`Switch it off`,
  },
  overtimeRoundedAway: {
    says: () => msg`Overtime counts from fewer minutes than it is rounded down to, so the first of them are lost.`,
    fix: msg`Count it from the minutes that it is rounded to`,
  },
  compOffWithoutExpiry: {
    says: () => msg`Compensatory off never expires and adds up for years.`,
    fix: msg`Let it expire after 60 days`,
  },
  compOffUnreachable: {
    says: () => msg`Compensatory off asks for more hours after the shift than a day has left.`,
    fix: msg`Ask for 4 hours for half a day, 8 for a full day`,
  },
  compOffWithoutHours: {
    says: () => msg`Extra hours earn compensatory off, but from how many is not set, so they never do.`,
    fix: msg`Ask for 4 hours for half a day, 8 for a full day`,
  },
  compOffHoursOutOfOrder: {
    says: () => msg`Half a day of compensatory off asks for as many hours as a full day, or more.`,
    fix: msg`Ask for half as many for half a day`,
  },
  compOffAfterLastPunch: {
    says: (days) => msg`Nobody can stay long enough after the shift to earn compensatory off: ${days}.`,
    fix: msg`Allow punching out later`,
  },
  breakDeductionWithoutBreak: {
    says: () => msg`Breaks are deducted, but no lunch or tea has a time.`,
    fix: msg`Switch the deduction off`,
  },
};
