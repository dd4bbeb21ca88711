import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import type { DayRule, ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import type { CalendarDate } from '../calendar.ts';
import type { Reasons } from '../explanation/reasonMessages.ts';

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
  lateDays: number;
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
export type Ledger = Pick<Circumstances, 'lateMinutes' | 'earlyMinutes' | 'lateDays' | 'shortLeaves' | 'compOffs'>;

/** A ledger for each month; the first one goes on from what the month already had. */
export function openLedgers(given: Circumstances): (date: CalendarDate) => Ledger {
  const months = new Map<string, Ledger>();
  return (date) => {
    const month = date.slice(0, 7);
    const known = months.get(month);
    if (known) return known;
    const { lateMinutes, earlyMinutes, lateDays, shortLeaves, compOffs } = given;
    const isFirst = months.size === 0;
    const ledger = isFirst
      ? { lateMinutes, earlyMinutes, lateDays, shortLeaves, compOffs }
      : { lateMinutes: 0, earlyMinutes: 0, lateDays: 0, shortLeaves: 0, compOffs: 0 };
    months.set(month, ledger);
    return ledger;
  };
}
