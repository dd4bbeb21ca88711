import { type DayRule, isDayRule, recordOf, type ShiftRule } from '@seamline/shared/contract/shift-rules';
import { DAYS } from '@seamline/shared/contract/shift-time';
import { useMessages } from '@seamline/shared/messages';
import type { Difference } from '../engine/index.ts';
import { shiftMessages } from '../messages.ts';
import { useDayName, useRuleLabel } from '../useNames.ts';
import { type CellValue, textOf } from '../week-table/cells.ts';
import { ruleMessages } from './ruleTexts.ts';

/** Writes out rules and their values. */
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
    return recordOf(rule).kind === 'choice' ? (choices[String(value)] ?? String(value)) : String(value);
  }

  return { labelOfDifference, wordsOf };
}
