import type { ShiftRule, ShiftRules } from '@seamline/shared/contract/shift';

/** New values of rules. */
export type RuleChanges = Partial<ShiftRules>;

const ALTERNATE_CLEARED: RuleChanges = { week_off_alternate_week: [], alternate_week_off_days: [] };

const WEEK_OFFS_CLEARED: RuleChanges = { week_off_days: [], has_alternate_week_off: false, ...ALTERNATE_CLEARED };

const LEAVE_CLEARED: RuleChanges = {
  apply_sandwich_leave: false,
  sandwich_leave_between_holiday_and_weekoff: false,
  apply_leave_on_holiday: false,
  apply_leave_on_weekoff: false,
  holiday_penalty_apply: false,
  weekoff_penalty_apply: false,
};

/** What a change of one rule sets back in others. */
export function setBackBy(rule: ShiftRule, value: unknown, rules: ShiftRules): RuleChanges {
  if (rule === 'has_week_off_auto' && value === true) return differing(WEEK_OFFS_CLEARED, rules);
  if (rule === 'has_alternate_week_off' && value === false) return differing(ALTERNATE_CLEARED, rules);
  if (rule === 'allow_short_leave') return differing(LEAVE_CLEARED, rules);
  const weekOffs = rule === 'week_off_days' ? (value as readonly string[]) : rules.week_off_days;
  if (rule === 'week_off_days' || rule === 'week_off_alternate_week') {
    const alternate_week_off_days = rules.alternate_week_off_days.filter((day) => weekOffs.includes(day));
    return differing({ alternate_week_off_days }, rules);
  }
  return {};
}

/** Those of the values that are not what stands there already. */
function differing(changes: RuleChanges, rules: ShiftRules): RuleChanges {
  const entries = Object.entries(changes) as [ShiftRule, unknown][];
  return Object.fromEntries(entries.filter(([rule, value]) => JSON.stringify(rules[rule]) !== JSON.stringify(value)));
}
