import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { DAY_RULES, type DayRule, SHIFT_RULES, type ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS } from '@seamline/shared/contract/shifts/shift-time';

/** A value that is not the same in two shifts; a rule of a day says which days differ in the same way. */
export interface Difference {
  readonly rule: ShiftRule | DayRule;
  /** The days in question; none for a rule that all days have in common. */
  readonly days: readonly (typeof DAYS)[number][];
  readonly before: unknown;
  readonly after: unknown;
}

/** A field that was entered and left holds an empty text for nothing. */
const plain = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null));
const isSame = (one: unknown, other: unknown) => plain(one) === plain(other);

/** Lists the differences between two shifts, in the order of the form. */
export function differencesOf(before: ShiftInput, after: ShiftInput): Difference[] {
  const rules = SHIFT_RULES.filter((rule) => !isSame(before[rule], after[rule])).map((rule) => ({
    rule,
    days: [],
    before: before[rule],
    after: after[rule],
  }));
  return [...rules, ...DAY_RULES.flatMap((rule) => dayDifferences(rule, before, after))];
}

/** Days that change a rule from the same to the same are one difference. */
function dayDifferences(rule: DayRule, before: ShiftInput, after: ShiftInput): Difference[] {
  const groups = new Map<string, Difference>();
  for (const day of DAYS) {
    const [old, now] = [before.days[day][rule], after.days[day][rule]];
    if (isSame(old, now)) continue;
    const key = JSON.stringify([old, now]);
    const days = [...(groups.get(key)?.days ?? []), day];
    groups.set(key, { rule, days, before: old, after: now });
  }
  return [...groups.values()];
}
