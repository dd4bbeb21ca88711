import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { type DayRule, isDayRule, type ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';
import { breakChecks } from './breakChecks.ts';
import type { Check } from './check.ts';
import { hoursChecks } from './hoursChecks.ts';
import { leaveChecks, weekOffChecks } from './leaveChecks.ts';
import { payChecks } from './payChecks.ts';

const CHECKS = { ...hoursChecks, ...breakChecks, ...weekOffChecks, ...leaveChecks, ...payChecks };

/** The kind of a finding, which the screen has a sentence and a button for. */
export type FindingKind = keyof typeof CHECKS;

/** A contradiction or a trap in a shift. */
export interface Finding {
  kind: FindingKind;
  /** The days that have it; none where it is not about single days. */
  days: readonly Day[];
  /** The fields that it is about, by their way in the form: `week_off_days`, `days.monday.lunch_start_time`. */
  fields: readonly string[];
}

const KINDS = Object.keys(CHECKS) as FindingKind[];

/** Finds contradictions in a shift, and rules with an effect that surprises. */
export function checkShift(shift: ShiftInput): Finding[] {
  return KINDS.flatMap((kind): Finding[] => {
    const check: Check = CHECKS[kind];
    const found = check.find(shift);
    if (found === false || (found !== true && found.length === 0)) return [];
    const days = found === true ? [] : found;
    return [{ kind, days, fields: check.rules.flatMap((rule) => fieldsOf(rule, days)) }];
  });
}

function fieldsOf(rule: ShiftRule | DayRule, days: readonly Day[]): string[] {
  if (!isDayRule(rule)) return [rule];
  return (days.length > 0 ? days : DAYS).map((day) => `days.${day}.${rule}`);
}

const MOST_ROUNDS = 12;

/** Fixes a finding, together with the findings that the fix would cause elsewhere. */
export function fixFinding(shift: ShiftInput, { kind, days }: Finding): ShiftInput {
  const known = new Set(checkShift(shift).flatMap(idsOf));
  let fixed = fixOf(kind)(shift, days);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const follower = checkShift(fixed).find(
      (other) => other.kind === kind || !idsOf(other).every((id) => known.has(id)),
    );
    if (!follower) return fixed;
    fixed = fixOf(follower.kind)(fixed, follower.days);
  }
  return fixed;
}

function fixOf(kind: FindingKind): Check['fix'] {
  return CHECKS[kind].fix;
}

function idsOf({ kind, days }: Finding): string[] {
  return days.length === 0 ? [kind] : days.map((day) => `${kind} ${day}`);
}
