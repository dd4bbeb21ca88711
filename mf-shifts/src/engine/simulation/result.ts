import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import type { DayRule, ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import type { CalendarDate } from '../calendar.ts';

/** The reasons that a rule may take effect for, with their values: lengths in minutes, times as `09:30`. */
export interface Reasons {
  middleIgnored: [count: number];
  tooLate: [time: string, limit: string];
  tooLongAgo: [time: string, length: number];
  missingOut: [time: string];
  outOfRange: [];
  noHours: [];
  everyWeekOff: [];
  alternateOff: [occurrence: number];
  alternateWorked: [occurrence: number];
  automaticOff: [count: number];
  absent: [];
  flatPenalty: [value: number];
  percentPenalty: [value: number];
  late: [time: string, count: number, grace: number];
  early: [time: string, count: number, grace: number];
  lateWithinGrace: [count: number, grace: number];
  earlyWithinGrace: [count: number, grace: number];
  notOnExtraDay: [];
  alsoOnExtraDay: [];
  completed: [worked: number, asked: number];
  shortLeave: [count: number, number: number];
  shortLeaveBuffer: [count: number];
  shortLeaveUsedUp: [count: number];
  shortLeaveTooShort: [asked: number, allowed: number];
  shortLeaveNotRequested: [];
  shortLeaveOtherDay: [];
  shortLeaveOneEnd: [];
  lateReason: [];
  earlyReason: [];
  limitExceeded: [total: number, limit: number];
  halfDayLeave: [];
  fullDayLeave: [];
  limitWithoutCost: [];
  lateDeducted: [count: number];
  byProductive: [length: number];
  byPresence: [length: number];
  minimumMet: [length: number];
  minimumMissed: [length: number];
  noMinimum: [];
  cameAfter: [time: string];
  leftBefore: [time: string];
  lunchTaken: [count: number];
  teaTaken: [count: number];
  personalPaid: [count: number];
  personalDeducted: [count: number];
  breakInFull: [count: number];
  breakNotTaken: [count: number];
  breakAwaits: [];
  breakNotBeforehand: [];
  breakApproved: [];
  paidAfter: [count: number];
  paidBefore: [count: number];
  extraDayPaid: [length: number];
  extraDayAwaits: [length: number];
  extraHoursAwait: [length: number];
  compOffForDay: [earned: number];
  compOffForHours: [earned: number, length: number];
  compOffMonthFull: [limit: number];
  compOffUntil: [date: string];
  compOffSameDay: [];
  compOffAfterwards: [];
  leave: [];
  holidayIsLeave: [];
  holidayStaysOff: [];
  weekOffIsLeave: [];
  weekOffStaysOff: [];
  sandwichBoth: [];
  sandwichOne: [];
  sandwichMixed: [];
  sandwichMixedNot: [];
  sandwichEdge: [];
}

/** A day to judge. */
export interface DayInput {
  date: CalendarDate;
  /** Punches in minutes after the date's midnight, whatever their order; past 1440 is the next day. */
  punches: readonly number[];
  isHoliday?: boolean;
  isOnLeave?: boolean;
}

/** Facts beside the punches that rules depend on. */
export interface Circumstances {
  app: 'FACE' | 'EMPLOYEE';
  isOutOfRange: boolean;
  /** Extra work and breaks have their approval. */
  isApproved: boolean;
  isShortLeaveRequested: boolean;
  /** Minutes and counts that the month already has before the first day. */
  lateMinutes: number;
  earlyMinutes: number;
  shortLeaves: number;
  compOffs: number;
}

/** A rule that took effect, and its reason. */
export interface Step {
  rule: ShiftRule | DayRule;
  reason: keyof Reasons;
  values: readonly (string | number)[];
}

/** The attendance of a day; `open` lacks a punch out. */
type Attendance = 'full' | 'threeQuarter' | 'half' | 'quarter' | 'absent' | 'leave' | 'off' | 'open';

export type DayKind = 'working' | 'weekOff' | 'holiday';

/** A stretch of time, in minutes after the date's midnight. */
export interface Stretch {
  start: number;
  end: number;
}

export interface BreakTaken extends Stretch {
  kind: ShiftInput['break_type'];
}

/** The judgement of a day; times in minutes. */
export interface DayResult {
  date: CalendarDate;
  kind: DayKind;
  attendance: Attendance;
  /** From the first punch in to the last punch out. */
  present: number;
  /** The same without breaks. */
  productive: number;
  /** The time compared with the minimum hours. */
  counted: number;
  late: number;
  early: number;
  shortLeave: number;
  breaks: readonly BreakTaken[];
  overtime: number;
  /** Extra work that would count if it were approved. */
  awaitingApproval: number;
  /** Days of compensatory off earned, and until when they must be taken. */
  compOff: number;
  compOffUntil: CalendarDate | null;
  /** Days of leave that the day costs. */
  leave: number;
  penalty: { type: ShiftInput['penalty_type']; value: number } | null;
  steps: readonly Step[];
}

/** Notes a rule that took effect. */
export type Note = <Reason extends keyof Reasons>(
  rule: ShiftRule | DayRule,
  reason: Reason,
  ...values: Reasons[Reason]
) => void;

/** The sums and counts of a calendar month. */
export type Ledger = Pick<Circumstances, 'lateMinutes' | 'earlyMinutes' | 'shortLeaves' | 'compOffs'>;

/** A ledger for each month; the first one goes on from what the month already had. */
export function openLedgers(given: Circumstances): (date: CalendarDate) => Ledger {
  const months = new Map<string, Ledger>();
  return (date) => {
    const month = date.slice(0, 7);
    const known = months.get(month);
    if (known) return known;
    const { lateMinutes, earlyMinutes, shortLeaves, compOffs } = given;
    const isFirst = months.size === 0;
    const ledger = isFirst
      ? { lateMinutes, earlyMinutes, shortLeaves, compOffs }
      : { lateMinutes: 0, earlyMinutes: 0, shortLeaves: 0, compOffs: 0 };
    months.set(month, ledger);
    return ledger;
  };
}
