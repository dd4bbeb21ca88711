import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { formatNumber } from '@seamline/shared/messages';
import { readDate } from '../readEntry.ts';
import type { Step } from '../simulation/result.ts';
import { counted, dayCount, shortLength } from './phrases.ts';

/** Writes the values of a reason in words. */
interface Format {
  minutesOf(count: number): string;
  lengthOf(minutes: number): string;
  daysOf(count: number): string;
  numberOf(value: number): string;
}

/** The messages of the reasons that a rule may take effect for. Their values are lengths in minutes, times as `09:30`. */
function messagesIn({ minutesOf, lengthOf, daysOf, numberOf }: Format) {
  return {
    middleIgnored: (count: number) =>
      msg`${plural(count, {
        one: '# punch between the first and the last does not count.',
        other: '# punches between the first and the last do not count.',
      })}`,
    tooLate: (time: string, limit: string) => msg`The punch at ${time} is not accepted: the last time is ${limit}.`,
    tooLongAgo: (time: string, length: number) =>
      msg`The punch at ${time} is not accepted: it is more than ${{ length: lengthOf(length) }} after the first.`,
    missingOut: (time: string) => msg`There is no punch out after ${time}, so that stretch counts for nothing.`,
    outOfRange: () => msg`Punched outside the allowed area: a reason is needed.`,
    noHours: () => msg`The day has no hours, so nobody is late, early or absent.`,
    everyWeekOff: () => msg`This day is off every week.`,
    alternateOff: (occurrence: number) => msg`Number ${occurrence} of its month, which is off.`,
    alternateWorked: (occurrence: number) => msg`Number ${occurrence} of its month, which is a working day.`,
    automaticOff: (count: number) =>
      msg`${plural(count, { one: 'The first day', other: 'One of the first # days' })} of the week without a punch, so it is off.`,
    absent: () => msg`No punch on a working day.`,
    flatPenalty: (value: number) => msg`Absence costs ₹ ${{ value: numberOf(value) }}.`,
    percentPenalty: (value: number) => msg`Absence costs ${{ value: numberOf(value) }} % of a day’s pay.`,
    late: (time: string, count: number, grace: number) =>
      msg`In at ${time}, ${{ count: minutesOf(count) }} late; late counts after ${{ grace: minutesOf(grace) }}.`,
    early: (time: string, count: number, grace: number) =>
      msg`Out at ${time}, ${{ count: minutesOf(count) }} early; early counts before ${{ grace: minutesOf(grace) }}.`,
    lateWithinGrace: (count: number, grace: number) =>
      msg`${{ count: minutesOf(count) }} late, within the ${{ grace: minutesOf(grace) }} allowed.`,
    earlyWithinGrace: (count: number, grace: number) =>
      msg`${{ count: minutesOf(count) }} early, within the ${{ grace: minutesOf(grace) }} allowed.`,
    notOnExtraDay: () => msg`Nobody is late or early on a day off.`,
    alsoOnExtraDay: () => msg`Late and early count on a day off too.`,
    completed: (worked: number, asked: number) =>
      msg`${{ worked: lengthOf(worked) }} worked of the ${{ asked: lengthOf(asked) }} asked for: neither late nor early.`,
    shortLeave: (count: number, number: number) =>
      msg`Short leave number ${number} of the month covers ${{ count: minutesOf(count) }}.`,
    shortLeaveBuffer: (count: number) => msg`Forgiven over the short leave: ${{ count: minutesOf(count) }}.`,
    shortLeaveUsedUp: (count: number) =>
      msg`${plural(count, {
        one: 'The only short leave of the month is used.',
        other: 'All # short leaves of the month are used.',
      })}`,
    shortLeaveTooShort: (asked: number, allowed: number) =>
      msg`A short leave of ${{ allowed: minutesOf(allowed) }} does not cover ${{ asked: minutesOf(asked) }}.`,
    shortLeaveNotRequested: () => msg`Short leave would cover this, had it been asked for.`,
    shortLeaveOtherDay: () => msg`Short leave is not possible on this day of the week.`,
    shortLeaveOneEnd: () => msg`A short leave covers only one end of the day.`,
    lateReason: () => msg`A reason for coming late is needed.`,
    earlyReason: () => msg`A reason for leaving early is needed.`,
    limitExceeded: (total: number, limit: number) =>
      msg`${{ total: minutesOf(total) }} this month, more than the ${{ limit: minutesOf(limit) }} allowed.`,
    halfDayLeave: () => msg`Beyond the monthly limit this day costs half a day of leave.`,
    fullDayLeave: () => msg`Beyond the monthly limit this day counts as a day of leave.`,
    halfDayOnce: () =>
      msg`At least half of the day is missing already. The half day of leave takes its place and is not lost a second time.`,
    lateDayCounted: (number: number, every: number) =>
      msg`Late day number ${number} of the month; every ${{ days: daysOf(every) }} cost half a day of leave.`,
    lateDayCosts: (number: number) => msg`Late day number ${number} of the month costs half a day of leave.`,
    lateDayCharged: (number: number) =>
      msg`Late day number ${number} of the month would cost half a day of leave, but its minutes cost leave already.`,
    overtimeTooShort: (count: number, least: number) =>
      msg`${{ count: minutesOf(count) }} of extra work, less than the ${{ least: minutesOf(least) }} from which it is overtime.`,
    overtimeRounded: (count: number, rounded: number) =>
      msg`${{ count: minutesOf(count) }} of extra work, rounded down to ${{ rounded: minutesOf(rounded) }}.`,
    limitWithoutCost: () => msg`Exceeding the limit costs no leave.`,
    lateDeducted: (count: number) => msg`Deducted from the hours worked: ${{ count: minutesOf(count) }} late.`,
    byProductive: (length: number) => msg`Judged by ${{ length: lengthOf(length) }} of productive time.`,
    byPresence: (length: number) => msg`Judged by ${{ length: lengthOf(length) }} from first to last punch.`,
    minimumMet: (length: number) => msg`At least ${{ length: lengthOf(length) }}: reached.`,
    minimumMissed: (length: number) => msg`At least ${{ length: lengthOf(length) }}: not reached.`,
    noMinimum: () => msg`No minimum hours are set: present is a full day.`,
    cameAfter: (time: string) => msg`In after ${time}: half a day at most.`,
    leftBefore: (time: string) => msg`Out before ${time}: half a day at most.`,
    lunchTaken: (count: number) => msg`Not productive: ${{ count: minutesOf(count) }} of lunch.`,
    teaTaken: (count: number) => msg`Not productive: ${{ count: minutesOf(count) }} of tea.`,
    personalPaid: (count: number) => msg`Counts as work: ${{ count: minutesOf(count) }} of personal break.`,
    personalDeducted: (count: number) => msg`Not productive: ${{ count: minutesOf(count) }} of personal break.`,
    breakInFull: (count: number) => msg`A break cut short is deducted with all its ${{ count: minutesOf(count) }}.`,
    breakNotTaken: (count: number) => msg`A break not taken is deducted: ${{ count: minutesOf(count) }}.`,
    breakAwaits: () => msg`A break waits for approval and does not count as work.`,
    breakNotBeforehand: () => msg`A break was not approved beforehand and does not count as work.`,
    breakApproved: () => msg`The break needs approval, and has it.`,
    paidAfter: (count: number) => msg`Overtime: ${{ count: minutesOf(count) }} after the end of the shift.`,
    paidBefore: (count: number) => msg`Overtime: ${{ count: minutesOf(count) }} before the start of the shift.`,
    extraDayPaid: (length: number) => msg`Overtime: ${{ length: lengthOf(length) }} on a day off.`,
    extraDayAwaits: (length: number) => msg`Waiting for approval: ${{ length: lengthOf(length) }} on a day off.`,
    extraHoursAwait: (length: number) => msg`Waiting for approval: ${{ length: lengthOf(length) }} of overtime.`,
    compOffForDay: (earned: number) =>
      msg`Work on a day off earns ${{ earned: daysOf(earned) }} of compensatory off instead of pay.`,
    compOffForHours: (earned: number, length: number) =>
      msg`Work of ${{ length: lengthOf(length) }} after the shift earns ${{ earned: daysOf(earned) }} of compensatory off instead of pay.`,
    compOffMonthFull: (limit: number) => msg`No more than ${{ limit: daysOf(limit) }} of compensatory off a month.`,
    compOffUntil: (date: string) => msg`To be taken until ${date}.`,
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
  } satisfies Record<string, (...values: never[]) => MessageDescriptor>;
}

type Messages = ReturnType<typeof messagesIn>;

/** The reasons that a rule may take effect for, with their values. */
export type Reasons = { readonly [Reason in keyof Messages]: Parameters<Messages[Reason]> };

/** The reason of a step in words. */
export function explainStep({ reason, values }: Step, i18n: I18n): string {
  const messages = messagesIn({
    minutesOf: (count) => counted(count, 'minute', i18n),
    lengthOf: (minutes) => shortLength(minutes, i18n),
    daysOf: (count) => dayCount(count, i18n),
    numberOf: formatNumber,
  });
  const read = values.map((value) => (isCalendarDate(String(value)) ? readDate(String(value), i18n) : value));
  return i18n._((messages[reason] as (...values: readonly (string | number)[]) => MessageDescriptor)(...read));
}
