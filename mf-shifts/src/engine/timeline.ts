import type { DayRules } from '@seamline/shared/contract/shifts/shift';
import type { DayRule } from '@seamline/shared/contract/shifts/shift-rules';
import { minutesInSpan, minutesOfDay, nextAfter, type Span, spanOf } from '@seamline/shared/contract/shifts/shift-time';

const DAY_MINUTES = 24 * 60;
/** An edge moves in steps of so many minutes. */
const STEP = 5;

/** The kinds of stretch and mark that the picture of a day has. */
export type PartKind = 'work' | 'lunch' | 'tea' | 'grace';

/** A stretch of the day, in minutes after its midnight. */
export interface Part {
  readonly kind: PartKind;
  readonly from: number;
  readonly to: number;
}

/** An edge that can be moved; it is one of the day's times. */
export interface Edge {
  readonly rule: DayRule;
  readonly at: number;
  readonly kind: PartKind | 'halfDay' | 'punchOut';
  /** The range it can be moved in, both ends included. */
  readonly from: number;
  readonly to: number;
}

/** A day as a picture: stretches, edges, and how far the axis goes. */
export interface DayPicture {
  readonly parts: readonly Part[];
  readonly edges: readonly Edge[];
  /** 24 hours, or 48 where something lies on the next day. */
  readonly length: number;
}

const EDGES: readonly (readonly [DayRule, Edge['kind']])[] = [
  ['lunch_start_time', 'lunch'],
  ['lunch_end_time', 'lunch'],
  ['tea_start_time', 'tea'],
  ['tea_end_time', 'tea'],
  ['half_day_after_time', 'halfDay'],
  ['half_day_before_time', 'halfDay'],
];

/** Draws a day; undefined while its start or end is not set. */
export function pictureOf(day: DayRules): DayPicture | undefined {
  if (!isTime(day.shift_start_time) || !isTime(day.shift_end_time)) return undefined;
  const span = spanOf(day.shift_start_time, day.shift_end_time);
  if (!span) return undefined;
  const edges: Edge[] = [
    { rule: 'shift_start_time', kind: 'work', at: span.start, from: 0, to: DAY_MINUTES - STEP },
    { rule: 'shift_end_time', kind: 'work', at: span.end, from: span.start + STEP, to: span.start + DAY_MINUTES },
    ...EDGES.flatMap(([rule, kind]) => edgeAt(day, span, rule, kind)),
    ...punchOutEdge(day, span),
  ];
  const last = Math.max(...edges.map(({ at }) => at));
  return { parts: partsOf(day, span), edges, length: last > DAY_MINUTES ? 2 * DAY_MINUTES : DAY_MINUTES };
}

function edgeAt(day: DayRules, span: Span, rule: DayRule, kind: Edge['kind']): Edge[] {
  const time = day[rule];
  if (!isTime(time)) return [];
  const at = minutesInSpan(span, time);
  return [{ rule, kind, at, from: span.start, to: Math.max(at, span.end) }];
}

function punchOutEdge(day: DayRules, span: Span): Edge[] {
  const time = day.max_punch_out_time;
  if (!isTime(time)) return [];
  // Later than the end, on whichever side of midnight that is.
  const endOfDay = span.end % DAY_MINUTES;
  const at = span.end - endOfDay + nextAfter(endOfDay, minutesOfDay(time));
  const to = Math.max(at, span.end + DAY_MINUTES / 2);
  return [{ rule: 'max_punch_out_time', kind: 'punchOut', at, from: span.end + STEP, to }];
}

function partsOf(day: DayRules, span: Span): Part[] {
  const stretch = (kind: PartKind, start: DayRule, end: DayRule): Part[] => {
    const [from] = edgeAt(day, span, start, kind);
    const [to] = edgeAt(day, span, end, kind);
    return from && to && to.at > from.at ? [{ kind, from: from.at, to: to.at }] : [];
  };
  const late = numberOf(day.late_in_count_after_minutes);
  const early = numberOf(day.early_out_count_before_minutes);
  return [
    { kind: 'work', from: span.start, to: span.end },
    ...stretch('lunch', 'lunch_start_time', 'lunch_end_time'),
    ...stretch('tea', 'tea_start_time', 'tea_end_time'),
    ...(late > 0 ? [{ kind: 'grace' as const, from: span.start, to: span.start + late }] : []),
    ...(early > 0 ? [{ kind: 'grace' as const, from: span.end - early, to: span.end }] : []),
  ];
}

/** The minutes of an edge after dragging: on a step, and within its range. */
export function draggedTo({ from, to }: Edge, minutes: number): number {
  return Math.min(to, Math.max(from, Math.round(minutes / STEP) * STEP));
}

/** The minutes of an edge after a move; between two steps the first move goes to the next step. */
export function movedBy(edge: Edge, minutes: number): number {
  const step = minutes > 0 ? Math.floor(edge.at / STEP) : Math.ceil(edge.at / STEP);
  return draggedTo(edge, step * STEP + minutes);
}

/** A cell that is being corrected may hold text that is not a time. */
function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^\d\d:\d\d$/.test(value);
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
