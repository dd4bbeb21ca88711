import type { ShiftRules } from '@seamline/shared/contract/shifts/shift';
import { resetDependentRules, type ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';

/** New values of rules. */
export type RuleChanges = Partial<ShiftRules>;

/** The values that other rules of the form take with a change of one rule. */
export function resetDependents(rule: ShiftRule, value: unknown, rules: ShiftRules): RuleChanges {
  const changes: RuleChanges = resetDependentRules(rule, value) as RuleChanges;
  if (rule === 'week_off_days' || rule === 'week_off_alternate_week') {
    const weekOffs = rule === 'week_off_days' ? (value as readonly string[]) : rules.week_off_days;
    changes.alternate_week_off_days = rules.alternate_week_off_days.filter((day) => weekOffs.includes(day));
  }
  const entries = Object.entries(changes) as [ShiftRule, unknown][];
  return Object.fromEntries(entries.filter(([name, next]) => JSON.stringify(rules[name]) !== JSON.stringify(next)));
}
