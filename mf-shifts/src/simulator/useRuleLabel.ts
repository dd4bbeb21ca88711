import type { DayRule, ShiftRule } from '@seamline/shared/contract/shift';
import { DAY_RULE_KINDS } from '@seamline/shared/contract/shift-kinds';
import { useMessages } from '@seamline/shared/messages';
import { ruleLabels } from '../shift-form/ruleTexts.ts';
import { labelOf } from '../week-table/weekRows.ts';

/** What a rule is called in the form, be it of the whole shift or of a day. */
export function useRuleLabel(): (rule: ShiftRule | DayRule) => string {
  const labels = useMessages(ruleLabels);
  return (rule) => (isDayRule(rule) ? labelOf(rule) : labels[rule]);
}

function isDayRule(rule: ShiftRule | DayRule): rule is DayRule {
  return rule in DAY_RULE_KINDS;
}
