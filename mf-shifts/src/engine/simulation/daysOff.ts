import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { dayNumber, mondayOf } from '../calendar.ts';
import { weekOffOn } from '../weekOffs.ts';
import type { DayInput, DayKind, DayResult, Note } from './result.ts';

/** Classifies days, given in the order of the calendar, as working days, week offs and holidays. */
export function kindsOf(shift: ShiftInput, days: readonly DayInput[], notes: readonly Note[]): DayKind[] {
  const given = new Map<number, number>();
  return days.map((day, index): DayKind => {
    const note = notes[index];
    if (day.isHoliday) return 'holiday';
    if (shift.has_week_off_auto) return isAutomaticallyOff(shift, day, given, note) ? 'weekOff' : 'working';
    const { isOff, isAlternate, occurrence } = weekOffOn(shift, day.date);
    if (isAlternate) {
      note?.('week_off_alternate_week', isOff ? 'alternateOff' : 'alternateWorked', occurrence);
    } else if (isOff) note?.('week_off_days', 'everyWeekOff');
    return isOff ? 'weekOff' : 'working';
  });
}

/** Automatic week offs are the first days of a week, from Monday, on which nobody punches and that are no leave. */
function isAutomaticallyOff(
  shift: ShiftInput,
  day: DayInput,
  given: Map<number, number>,
  note: Note | undefined,
): boolean {
  const monday = mondayOf(dayNumber(day.date));
  const count = given.get(monday) ?? 0;
  const most = shift.week_off_number_in_week ?? 0;
  if (day.punches.length > 0 || day.isOnLeave || count >= most) return false;
  given.set(monday, count + 1);
  note?.('week_off_number_in_week', 'automaticOff', most);
  return true;
}

/** The penalty for absence; null without one. */
export function penaltyOf(shift: ShiftInput, note: Note): DayResult['penalty'] {
  if (!shift.generate_penalty_on_absent) return null;
  const value = shift.penalty_value ?? 0;
  note('penalty_value', shift.penalty_type === 'FLAT' ? 'flatPenalty' : 'percentPenalty', value);
  return { type: shift.penalty_type, value };
}

/** True when a day off within a leave counts as leave, by the rule for its kind. */
export function countsAsLeave(shift: ShiftInput, kind: DayKind, note: Note): boolean {
  const isHoliday = kind === 'holiday';
  const rule = isHoliday ? 'apply_leave_on_holiday' : 'apply_leave_on_weekoff';
  const counts = shift.allow_short_leave && shift[rule];
  if (isHoliday) note(rule, counts ? 'holidayIsLeave' : 'holidayStaysOff');
  else note(rule, counts ? 'weekOffIsLeave' : 'weekOffStaysOff');
  return counts;
}

/** The penalty for a day off that counts as leave; its rule is in force only together with the leave rule. */
export function penaltyOfDayOff(shift: ShiftInput, kind: DayKind, note: Note): DayResult['penalty'] {
  const isAsked =
    kind === 'holiday'
      ? shift.apply_leave_on_holiday && shift.holiday_penalty_apply
      : shift.apply_leave_on_weekoff && shift.weekoff_penalty_apply;
  return isAsked ? penaltyOf(shift, note) : null;
}

/** Leave or absence for the whole day; a day that was worked and still costs leave is none. */
function isAway({ attendance, kind, present }: DayResult): boolean {
  return kind === 'working' && present === 0 && (attendance === 'absent' || attendance === 'leave');
}

/** Runs of days off without work, each as the places of its first and last day. */
function blocksOfDaysOff(results: readonly DayResult[]): [first: number, last: number][] {
  const blocks: [number, number][] = [];
  for (const [index, result] of results.entries()) {
    if (result.kind === 'working' || result.attendance !== 'off' || result.present > 0) continue;
    const block = blocks.at(-1);
    if (block && block[1] === index - 1 && isNextDay(results[index - 1], result)) block[1] = index;
    else blocks.push([index, index]);
  }
  return blocks;
}

function isNextDay(one: DayResult | undefined, next: DayResult | undefined): boolean {
  return one !== undefined && next !== undefined && dayNumber(next.date) === dayNumber(one.date) + 1;
}

/** Sandwich leave: days off between days away count as leave too. */
export function applySandwich(
  shift: ShiftInput,
  results: readonly DayResult[],
  notes: readonly Note[],
): readonly DayResult[] {
  if (!shift.allow_short_leave || !shift.apply_sandwich_leave) return results;
  const judged = [...results];
  for (const [first, last] of blocksOfDaysOff(results)) {
    const block = results.slice(first, last + 1);
    const isMixed = new Set(block.map(({ kind }) => kind)).size > 1;
    const note: Note = (rule, reason, ...values) => {
      for (let index = first; index <= last; index += 1) notes[index]?.(rule, reason, ...values);
    };
    const [before, after] = [results[first - 1], results[last + 1]];
    const isKnown = [isNextDay(before, results[first]), isNextDay(results[last], after)];
    const away = [isKnown[0] && before && isAway(before), isKnown[1] && after && isAway(after)];
    const isDual = shift.sandwich_type === 'DUAL_SIDE';
    if (!away.some(Boolean)) continue;
    if (isMixed && !shift.sandwich_leave_between_holiday_and_weekoff) {
      note('sandwich_leave_between_holiday_and_weekoff', 'sandwichMixedNot');
      continue;
    }
    if (isDual && !away.every(Boolean)) {
      if (!isKnown.every(Boolean)) note('sandwich_type', 'sandwichEdge');
      continue;
    }
    if (isMixed) note('sandwich_leave_between_holiday_and_weekoff', 'sandwichMixed');
    note('sandwich_type', isDual ? 'sandwichBoth' : 'sandwichOne');
    for (const [offset, result] of block.entries()) {
      const own: Note = (rule, reason, ...values) => notes[first + offset]?.(rule, reason, ...values);
      judged[first + offset] = {
        ...result,
        attendance: 'leave',
        leave: 1,
        penalty: penaltyOfDayOff(shift, result.kind, own),
      };
    }
  }
  return judged;
}
