import { type DayRule, isDayRule, type ShiftRule } from '@seamline/shared/contract/shift-rules';
import { useMessages, useTextLanguage } from '@seamline/shared/messages';
import { dayName } from './engine/index.ts';
import { ruleMessages } from './shift-form/ruleTexts.ts';

/** Labels rules of the shift and of a day as the form does. */
export function useRuleLabel(): (rule: ShiftRule | DayRule) => string {
  const { rules, days } = useMessages(ruleMessages);
  return (rule) => (isDayRule(rule) ? days[rule] : rules[rule]);
}

/** Names days in the language of the surrounding texts. */
export function useDayName(): (day: string) => string {
  const language = useTextLanguage();
  return (day) => dayName(day, language);
}
