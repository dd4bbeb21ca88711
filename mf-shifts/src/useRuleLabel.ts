import type { DayRule, ShiftRule } from '@seamline/shared/contract/shift';
import { DAY_RULE_KINDS } from '@seamline/shared/contract/shift-kinds';
import { useMessages } from '@seamline/shared/messages';
import { ruleMessages } from './shift-form/ruleTexts.ts';

/** Whether a rule is one of the weekly table. */
export function isDayRule(rule: ShiftRule | DayRule): rule is DayRule {
  return rule in DAY_RULE_KINDS;
}

/** What a rule is called in the form, be it of the whole shift or of a day. */
export function useRuleLabel(): (rule: ShiftRule | DayRule) => string {
  const { rules, days } = useMessages(ruleMessages);
  return (rule) => (isDayRule(rule) ? days[rule] : rules[rule]);
}
