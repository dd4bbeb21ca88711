import { DAYS, type DayRule, type ShiftRule } from '@seamline/shared/contract/shift';
import { SHIFT_RULE_KINDS } from '@seamline/shared/contract/shift-kinds';
import { useMessages } from '@seamline/shared/messages';
import { useDayName } from '../days.ts';
import { shiftMessages } from '../messages.ts';
import { isDayRule, useRuleLabel } from '../useRuleLabel.ts';
import { textOf } from '../week-table/cellText.ts';
import type { CellValue } from '../week-table/weekRows.ts';
import type { Difference } from './differences.ts';
import { ruleMessages } from './ruleTexts.ts';

/** How rules and their values are written out. */
export function useWording() {
  const text = useMessages(shiftMessages).form;
  const choices = useMessages(ruleMessages).choices as Readonly<Record<string, string>>;
  const labelOf = useRuleLabel();
  const dayOf = useDayName();

  function labelOfDifference({ rule, days }: Difference): string {
    if (!isDayRule(rule)) return labelOf(rule);
    const names = days.length === DAYS.length ? text.everyDay : days.map(dayOf).join(', ');
    return text.cellPlace(labelOf(rule), names);
  }

  function wordsOf(rule: ShiftRule | DayRule, value: unknown): string {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return text.noValue;
    if (isDayRule(rule)) return textOf(rule, value as CellValue);
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    if (Array.isArray(value))
      return value.map((entry) => (typeof entry === 'number' ? entry : dayOf(entry))).join(', ');
    return SHIFT_RULE_KINDS[rule] === 'choice' ? (choices[String(value)] ?? String(value)) : String(value);
  }

  return { labelOfDifference, wordsOf };
}
