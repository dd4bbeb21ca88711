import { defineMessages, formatNumber } from '@seamline/shared/messages';
import type { Reasons } from '../engine/index.ts';

/** A length of time as people write it: `8 h 05 min`, `45 min`. */
function readLength(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);
const days = (count: number) => (count === 0.5 ? 'half a day' : count === 1 ? 'a day' : `${count} days`);

const reasons: { readonly [Reason in keyof Reasons]: (...values: Reasons[Reason]) => string } = {
  middleIgnored: (count) =>
    `${count === 1 ? '1 punch' : `${count} punches`} between the first and the last do not count.`,
  tooLate: (time, limit) => `The punch at ${time} is not accepted: the last time is ${limit}.`,
  tooLongAgo: (time, length) =>
    `The punch at ${time} is not accepted: it is more than ${readLength(length)} after the first.`,
  missingOut: (time) => `There is no punch out after ${time}, so that stretch counts for nothing.`,
  outOfRange: () => 'Punched outside the allowed area: a reason is needed.',
  noHours: () => 'The day has no hours, so nobody is late, early or absent.',
  everyWeekOff: () => 'This day is off every week.',
  alternateOff: (occurrence) => `Number ${occurrence} of its month, which is off.`,
  alternateWorked: (occurrence) => `Number ${occurrence} of its month, which is a working day.`,
  automaticOff: (count) =>
    `${count === 1 ? 'The first day' : `One of the first ${count} days`} of the week without a punch, so it is off.`,
  absent: () => 'No punch on a working day.',
  flatPenalty: (value) => `Absence costs ₹ ${formatNumber(value)}.`,
  percentPenalty: (value) => `Absence costs ${formatNumber(value)} % of a day’s pay.`,
  late: (time, count, grace) => `In at ${time}, ${minutes(count)} late; late counts after ${minutes(grace)}.`,
  early: (time, count, grace) => `Out at ${time}, ${minutes(count)} early; early counts before ${minutes(grace)}.`,
  lateWithinGrace: (count, grace) => `${minutes(count)} late, within the ${minutes(grace)} allowed.`,
  earlyWithinGrace: (count, grace) => `${minutes(count)} early, within the ${minutes(grace)} allowed.`,
  notOnExtraDay: () => 'Nobody is late or early on a day off.',
  alsoOnExtraDay: () => 'Late and early count on a day off too.',
  completed: (worked, asked) =>
    `${readLength(worked)} worked of the ${readLength(asked)} asked for: neither late nor early.`,
  shortLeave: (count, number) => `Short leave number ${number} of the month covers ${minutes(count)}.`,
  shortLeaveBuffer: (count) => `${minutes(count)} over the short leave are forgiven.`,
  shortLeaveUsedUp: (count) => `All ${count} short leaves of the month are used.`,
  shortLeaveTooShort: (asked, allowed) =>
    `${minutes(asked)} are more than a short leave of ${minutes(allowed)} covers.`,
  shortLeaveNotRequested: () => 'Short leave would cover this, had it been asked for.',
  shortLeaveOtherDay: () => 'Short leave is not possible on this day of the week.',
  shortLeaveOneEnd: () => 'A short leave covers only one end of the day.',
  lateReason: () => 'A reason for coming late is needed.',
  earlyReason: () => 'A reason for leaving early is needed.',
  limitExceeded: (total, limit) => `${minutes(total)} this month, more than the ${minutes(limit)} allowed.`,
  halfDayLeave: () => 'Beyond the monthly limit this day costs half a day of leave.',
  fullDayLeave: () => 'Beyond the monthly limit this day counts as a day of leave.',
  limitWithoutCost: () => 'Exceeding the limit costs no leave.',
  lateDeducted: (count) => `${minutes(count)} late are deducted from the hours worked.`,
  byProductive: (length) => `Judged by ${readLength(length)} of productive time.`,
  byPresence: (length) => `Judged by ${readLength(length)} from first to last punch.`,
  minimumMet: (length) => `At least ${readLength(length)}: reached.`,
  minimumMissed: (length) => `At least ${readLength(length)}: not reached.`,
  noMinimum: () => 'No minimum hours are set: present is a full day.',
  cameAfter: (time) => `In after ${time}: half a day at most.`,
  leftBefore: (time) => `Out before ${time}: half a day at most.`,
  lunchTaken: (count) => `${minutes(count)} of lunch are not productive.`,
  teaTaken: (count) => `${minutes(count)} of tea are not productive.`,
  personalPaid: (count) => `${minutes(count)} of personal break count as work.`,
  personalDeducted: (count) => `${minutes(count)} of personal break are not productive.`,
  breakInFull: (count) => `A break cut short is deducted with all its ${minutes(count)}.`,
  breakNotTaken: (count) => `A break not taken is deducted: ${minutes(count)}.`,
  breakAwaits: () => 'A break waits for approval and does not count as work.',
  breakNotBeforehand: () => 'A break was not approved beforehand and does not count as work.',
  breakApproved: () => 'The break needs approval, and has it.',
  paidAfter: (count) => `${minutes(count)} after the end of the shift are overtime.`,
  paidBefore: (count) => `${minutes(count)} before the start of the shift are overtime.`,
  extraDayPaid: (length) => `${readLength(length)} on a day off are overtime.`,
  extraDayAwaits: (length) => `${readLength(length)} on a day off wait for approval.`,
  extraHoursAwait: (length) => `${readLength(length)} of overtime wait for approval.`,
  compOffForDay: (earned) => `Work on a day off earns ${days(earned)} of compensatory off instead of pay.`,
  compOffForHours: (earned, length) =>
    `${readLength(length)} after the shift earn ${days(earned)} of compensatory off instead of pay.`,
  compOffMonthFull: (limit) => `No more than ${days(limit)} of compensatory off a month.`,
  compOffUntil: (date) => `To be taken until ${date}.`,
  compOffSameDay: () => 'It must be asked for on the day itself.',
  compOffAfterwards: () => 'It may be asked for afterwards.',
  leave: () => 'On leave.',
  holidayIsLeave: () => 'A holiday within a leave counts as leave.',
  holidayStaysOff: () => 'A holiday within a leave stays a holiday.',
  weekOffIsLeave: () => 'A week off within a leave counts as leave.',
  weekOffStaysOff: () => 'A week off within a leave stays off.',
  sandwichBoth: () => 'Leave or absence on both sides: counts as leave.',
  sandwichOne: () => 'Leave or absence on one side: counts as leave.',
  sandwichMixed: () => 'Holiday and week off side by side count as one block.',
  sandwichMixedNot: () => 'Holiday and week off side by side stay days off.',
  sandwichEdge: () => 'The day beyond is not known, so sandwich leave cannot be judged.',
};

const english = {
  from: 'Week from',
  hint: 'Type the punches of a day, or paste a week from a table. “holiday” and “leave” are understood, “+1” means the next day; an empty line is a day without a punch.',
  punches: (day: string) => `Punches of ${day}`,
  example: '09:22 18:10',
  misread: (word: string) => `“${word}” is not a valid time.`,
  moreDays: 'Add a week',
  clear: 'Clear',
  nothing: 'Type a punch to see what the rules make of it.',
  circumstances: 'Circumstances',
  app: 'Punched with',
  apps: { FACE: 'Face app', EMPLOYEE: 'Employee app' },
  outOfRange: 'Outside the allowed area',
  approved: 'Extra work and breaks are approved',
  shortLeaveRequested: 'Short leave was asked for',
  already: 'Before the first day, the month already has',
  lateMinutes: 'Late minutes',
  earlyMinutes: 'Early minutes',
  shortLeaves: 'Short leaves',
  compOffs: 'Comp-offs',
  why: (count: number) => (count === 1 ? 'Why: 1 rule' : `Why: ${count} rules`),
  total: 'Together',
  attendance: {
    full: 'Full day',
    threeQuarter: 'Three quarters',
    half: 'Half day',
    quarter: 'Quarter day',
    absent: 'Absent',
    leave: 'Leave',
    off: 'Off',
    open: 'Punch out missing',
  },
  kinds: { working: 'Working day', weekOff: 'Week off', holiday: 'Holiday' },
  amounts: {
    present: (length: number) => `${readLength(length)} from first to last punch`,
    productive: (length: number) => `${readLength(length)} productive`,
    late: (length: number) => `${readLength(length)} late`,
    early: (length: number) => `${readLength(length)} early`,
    shortLeave: (length: number) => `${readLength(length)} short leave`,
    breaks: (list: string) => `Breaks: ${list}`,
    overtime: (length: number) => `${readLength(length)} overtime`,
    awaitingApproval: (length: number) => `${readLength(length)} waiting for approval`,
    compOff: (earned: number) => `${days(earned)} of compensatory off`,
    leave: (cost: number) => `costs ${days(cost)} of leave`,
    FLAT: (value: string) => `penalty of ₹ ${value}`,
    PERCENTAGE: (value: string) => `penalty of ${value} %`,
  },
  breaks: { LUNCH: 'lunch', TEA_BREAK: 'tea', PERSONAL_BREAK: 'personal' },
  worth: (count: number) => (count === 1 ? '1 day of attendance' : `${count} days of attendance`),
  reasons,
};

/** These texts in one language. */
export type SimulatorTexts = typeof english;

export const simulatorMessages = defineMessages(english, {
  hi: () => import('./simulatorMessages.hi.ts'),
  gu: () => import('./simulatorMessages.gu.ts'),
});
