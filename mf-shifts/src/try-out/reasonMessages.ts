import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { formatNumber } from '@seamline/shared/messages';
import { counted } from '../engine/explanation/phrases.ts';
import { readDate } from '../engine/readEntry.ts';
import type { Reasons, Step } from '../engine/simulation/result.ts';
import { dayCount, shortLength } from './amounts.ts';

/** Writes the values of a reason in words. */
interface Format {
  minutes(count: number): string;
  length(minutes: number): string;
  days(count: number): string;
  number(value: number): string;
}

const MESSAGES: {
  readonly [Reason in keyof Reasons]: (format: Format, ...values: Reasons[Reason]) => MessageDescriptor;
} = {
  middleIgnored: (_, count) =>
    msg`${plural(count, {
      one: '# punch between the first and the last does not count.',
      other: '# punches between the first and the last do not count.',
    })}`,
  tooLate: (_, time, limit) => msg`The punch at ${time} is not accepted: the last time is ${limit}.`,
  tooLongAgo: (format, time, length) =>
    msg`The punch at ${time} is not accepted: it is more than ${{ length: format.length(length) }} after the first.`,
  missingOut: (_, time) => msg`There is no punch out after ${time}, so that stretch counts for nothing.`,
  outOfRange: () => msg`Punched outside the allowed area: a reason is needed.`,
  noHours: () => msg`The day has no hours, so nobody is late, early or absent.`,
  everyWeekOff: () => msg`This day is off every week.`,
  alternateOff: (_, occurrence) => msg`Number ${occurrence} of its month, which is off.`,
  alternateWorked: (_, occurrence) => msg`Number ${occurrence} of its month, which is a working day.`,
  automaticOff: (_, count) =>
    msg`${plural(count, { one: 'The first day', other: 'One of the first # days' })} of the week without a punch, so it is off.`,
  absent: () => msg`No punch on a working day.`,
  flatPenalty: (format, value) => msg`Absence costs ₹ ${{ value: format.number(value) }}.`,
  percentPenalty: (format, value) => msg`Absence costs ${{ value: format.number(value) }} % of a day’s pay.`,
  late: (format, time, count, grace) =>
    msg`In at ${time}, ${{ count: format.minutes(count) }} late; late counts after ${{ grace: format.minutes(grace) }}.`,
  early: (format, time, count, grace) =>
    msg`Out at ${time}, ${{ count: format.minutes(count) }} early; early counts before ${{ grace: format.minutes(grace) }}.`,
  lateWithinGrace: (format, count, grace) =>
    msg`${{ count: format.minutes(count) }} late, within the ${{ grace: format.minutes(grace) }} allowed.`,
  earlyWithinGrace: (format, count, grace) =>
    msg`${{ count: format.minutes(count) }} early, within the ${{ grace: format.minutes(grace) }} allowed.`,
  notOnExtraDay: () => msg`Nobody is late or early on a day off.`,
  alsoOnExtraDay: () => msg`Late and early count on a day off too.`,
  completed: (format, worked, asked) =>
    msg`${{ worked: format.length(worked) }} worked of the ${{ asked: format.length(asked) }} asked for: neither late nor early.`,
  shortLeave: (format, count, number) =>
    msg`Short leave number ${number} of the month covers ${{ count: format.minutes(count) }}.`,
  shortLeaveBuffer: (format, count) => msg`Forgiven over the short leave: ${{ count: format.minutes(count) }}.`,
  shortLeaveUsedUp: (_, count) =>
    msg`${plural(count, {
      one: 'The only short leave of the month is used.',
      other: 'All # short leaves of the month are used.',
    })}`,
  shortLeaveTooShort: (format, asked, allowed) =>
    msg`A short leave of ${{ allowed: format.minutes(allowed) }} does not cover ${{ asked: format.minutes(asked) }}.`,
  shortLeaveNotRequested: () => msg`Short leave would cover this, had it been asked for.`,
  shortLeaveOtherDay: () => msg`Short leave is not possible on this day of the week.`,
  shortLeaveOneEnd: () => msg`A short leave covers only one end of the day.`,
  lateReason: () => msg`A reason for coming late is needed.`,
  earlyReason: () => msg`A reason for leaving early is needed.`,
  limitExceeded: (format, total, limit) =>
    msg`${{ total: format.minutes(total) }} this month, more than the ${{ limit: format.minutes(limit) }} allowed.`,
  halfDayLeave: () => msg`Beyond the monthly limit this day costs half a day of leave.`,
  fullDayLeave: () => msg`Beyond the monthly limit this day counts as a day of leave.`,
  limitWithoutCost: () => msg`Exceeding the limit costs no leave.`,
  lateDeducted: (format, count) => msg`Deducted from the hours worked: ${{ count: format.minutes(count) }} late.`,
  byProductive: (format, length) => msg`Judged by ${{ length: format.length(length) }} of productive time.`,
  byPresence: (format, length) => msg`Judged by ${{ length: format.length(length) }} from first to last punch.`,
  minimumMet: (format, length) => msg`At least ${{ length: format.length(length) }}: reached.`,
  minimumMissed: (format, length) => msg`At least ${{ length: format.length(length) }}: not reached.`,
  noMinimum: () => msg`No minimum hours are set: present is a full day.`,
  cameAfter: (_, time) => msg`In after ${time}: half a day at most.`,
  leftBefore: (_, time) => msg`Out before ${time}: half a day at most.`,
  lunchTaken: (format, count) => msg`Not productive: ${{ count: format.minutes(count) }} of lunch.`,
  teaTaken: (format, count) => msg`Not productive: ${{ count: format.minutes(count) }} of tea.`,
  personalPaid: (format, count) => msg`Counts as work: ${{ count: format.minutes(count) }} of personal break.`,
  personalDeducted: (format, count) => msg`Not productive: ${{ count: format.minutes(count) }} of personal break.`,
  breakInFull: (format, count) => msg`A break cut short is deducted with all its ${{ count: format.minutes(count) }}.`,
  breakNotTaken: (format, count) => msg`A break not taken is deducted: ${{ count: format.minutes(count) }}.`,
  breakAwaits: () => msg`A break waits for approval and does not count as work.`,
  breakNotBeforehand: () => msg`A break was not approved beforehand and does not count as work.`,
  breakApproved: () => msg`The break needs approval, and has it.`,
  paidAfter: (format, count) => msg`Overtime: ${{ count: format.minutes(count) }} after the end of the shift.`,
  paidBefore: (format, count) => msg`Overtime: ${{ count: format.minutes(count) }} before the start of the shift.`,
  extraDayPaid: (format, length) => msg`Overtime: ${{ length: format.length(length) }} on a day off.`,
  extraDayAwaits: (format, length) => msg`Waiting for approval: ${{ length: format.length(length) }} on a day off.`,
  extraHoursAwait: (format, length) => msg`Waiting for approval: ${{ length: format.length(length) }} of overtime.`,
  compOffForDay: (format, earned) =>
    msg`Work on a day off earns ${{ earned: format.days(earned) }} of compensatory off instead of pay.`,
  compOffForHours: (format, earned, length) =>
    msg`Work of ${{ length: format.length(length) }} after the shift earns ${{ earned: format.days(earned) }} of compensatory off instead of pay.`,
  compOffMonthFull: (format, limit) => msg`No more than ${{ limit: format.days(limit) }} of compensatory off a month.`,
  compOffUntil: (_, date) => msg`To be taken until ${date}.`,
  compOffSameDay: () => msg`It must be asked for on the day itself.`,
  compOffAfterwards: () => msg`It may be asked for afterwards.`,
  leave: () => msg`On leave.`,
  holidayIsLeave: () => msg`A holiday within a leave counts as leave.`,
  holidayStaysOff: () => msg`A holiday within a leave stays a holiday.`,
  weekOffIsLeave: () => msg`A week off within a leave counts as leave.`,
  weekOffStaysOff: () => msg`A week off within a leave stays off.`,
  sandwichBoth: () => msg`Leave or absence on both sides: counts as leave.`,
  sandwichOne: () => msg`Leave or absence on one side: counts as leave.`,
  sandwichMixed: () => msg`Holiday and week off side by side count as one block.`,
  sandwichMixedNot: () => msg`Holiday and week off side by side stay days off.`,
  sandwichEdge: () => msg`The day beyond is not known, so sandwich leave cannot be judged.`,
};

/** The reason of a step in words. */
export function explainStep({ reason, values }: Step, i18n: I18n): string {
  const format: Format = {
    minutes: (count) => counted(count, 'minute', i18n),
    length: (minutes) => shortLength(minutes, i18n),
    days: (count) => dayCount(count, i18n),
    number: formatNumber,
  };
  const read = values.map((value) => (isCalendarDate(String(value)) ? readDate(String(value), i18n) : value));
  const message = MESSAGES[reason] as (format: Format, ...values: readonly (string | number)[]) => MessageDescriptor;
  return i18n._(message(format, ...read));
}
