import { msg, plural } from '@lingui/core/macro';

/** Short leave, sandwich leave, leave on days off. */
export const leaveMessages = {
  title: msg`Short leave and days off within leave`,
  noShortLeave: msg`There is no short leave, and days off within a leave are never counted as leave.`,
  shortLeave: (count: string, time: string) => msg`Short leave may be taken ${count}, for up to ${time} each time.`,
  timesAMonth: (count: number) =>
    msg`${plural(count, { 0: 'never', 1: 'once a month', 2: 'twice a month', other: '# times a month' })}`,
  anyTimes: msg`any number of times`,
  requested: msg`Short leave has to be asked for.`,
  unrequested: msg`Short leave is used automatically when an employee comes late or leaves early.`,
  oneEnd: msg`A short leave covers one end of the day: a late arrival or an early departure.`,
  bothEnds: msg`A short leave may be split between a late arrival and an early departure of the same day.`,
  buffer: (time: string) => msg`Going over a short leave by up to ${time} is forgiven.`,
  noBuffer: msg`Going over a short leave is not forgiven.`,
  shortLeaveDays: (days: string) => msg`Short leave is possible on ${days}.`,
  shortLeaveAnyDay: msg`Short leave is possible on every day.`,
  leavingMakesHalf: msg`The limit before which leaving makes a half day is in force.`,
  leavingMakesNoHalf: msg`The limit before which leaving makes a half day is not in force.`,
  sandwichBothSides: msg`Days off count as leave when there is leave or absence on both sides of them (sandwich leave).`,
  sandwichOneSide: msg`Days off count as leave when there is leave or absence on either side of them (sandwich leave).`,
  noSandwich: msg`Days off between days of leave or absence stay days off (no sandwich leave).`,
  mixedSandwich: msg`A holiday and a week off next to each other count as one block for that.`,
  noMixedSandwich: msg`A holiday and a week off next to each other stay days off.`,
  leaveOnHoliday: msg`A holiday within a leave counts as a day of leave.`,
  noLeaveOnHoliday: msg`A holiday within a leave does not count as a day of leave.`,
  leaveOnWeekOff: msg`A week off within a leave counts as a day of leave.`,
  noLeaveOnWeekOff: msg`A week off within a leave does not count as a day of leave.`,
  holidayPenalty: msg`A holiday that counts as leave costs the absence penalty too.`,
  noHolidayPenalty: msg`A holiday that counts as leave costs no penalty.`,
  weekOffPenalty: msg`A week off that counts as leave costs the absence penalty too.`,
  noWeekOffPenalty: msg`A week off that counts as leave costs no penalty.`,
};
