import { useLingui } from '@lingui/react/macro';
import type { DayRule, ShiftRule } from '@seamline/shared/contract/shift-rules';
import { dayName } from './engine/index.ts';
import { RULE_LABELS } from './shift-form/ruleMessages.ts';

/** Labels rules of the shift and of a day as the form does. */
export function useRuleLabel(): (rule: ShiftRule | DayRule) => string {
  const { t } = useLingui();
  return (rule) => t(RULE_LABELS[rule]);
}

/** Names days in the language of the surrounding messages. */
export function useDayName(): (day: string) => string {
  const { i18n } = useLingui();
  return (day) => dayName(day, i18n);
}
