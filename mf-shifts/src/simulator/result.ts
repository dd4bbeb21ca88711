import type { DayRule, ShiftInput, ShiftRule } from '@seamline/shared/contract/shift';
import type { CalendarDate } from '../calendar.ts';
import type { Reasons } from './messages.ts';

/** What happened on a day. */
export interface DayInput {
  date: CalendarDate;
  /** Punches in minutes after the date's midnight, whatever their order; past 1440 is the next day. */
  punches: readonly number[];
  isHoliday?: boolean;
  isOnLeave?: boolean;
}

/** What the punches alone do not tell. */
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

/** A rule that took effect, and why. */
export interface Step {
  rule: ShiftRule | DayRule;
  reason: keyof Reasons;
  values: readonly (string | number)[];
}

/** What a day counts as; `open` is a day whose punch out is missing. */
export type Attendance = 'full' | 'threeQuarter' | 'half' | 'quarter' | 'absent' | 'leave' | 'off' | 'open';

export type DayKind = 'working' | 'weekOff' | 'holiday';

/** A stretch of time, in minutes after the date's midnight. */
export interface Stretch {
  start: number;
  end: number;
}

export interface BreakTaken extends Stretch {
  kind: ShiftInput['break_type'];
}

/** What the rules make of a day; times in minutes. */
export interface DayResult {
  date: CalendarDate;
  kind: DayKind;
  attendance: Attendance;
  /** From the first punch in to the last punch out. */
  present: number;
  /** The same without breaks. */
  productive: number;
  /** What is compared with the minimum hours. */
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
  ...values: Parameters<Reasons[Reason]>
) => void;
