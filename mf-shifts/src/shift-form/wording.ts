import { useLingui } from '@lingui/react/macro';
import { type DayRule, isDayRule, recordOf, type ShiftRule } from '@seamline/shared/contract/shift-rules';
import { DAYS } from '@seamline/shared/contract/shift-time';
import type { Difference } from '../engine/index.ts';
import { useDayName, useRuleLabel } from '../useNames.ts';
import { type CellValue, textOf } from '../week-table/cells.ts';
import { CHOICE_LABELS } from './ruleMessages.ts';

/** Writes out rules and their values. */
export function useWording() {
  const { t } = useLingui();
  const labelOf = useRuleLabel();
  const dayOf = useDayName();

  function labelOfDifference({ rule, days }: Difference): string {
    if (!isDayRule(rule)) return labelOf(rule);
    const names = days.length === DAYS.length ? t`every day` : days.map(dayOf).join(', ');
    return `${labelOf(rule)}, ${names}`;
  }

  function wordsOf(rule: ShiftRule | DayRule, value: unknown): string {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t`(empty)`;
    if (isDayRule(rule)) return textOf(rule, value as CellValue);
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (Array.isArray(value))
      return value.map((entry) => (typeof entry === 'number' ? entry : dayOf(entry))).join(', ');
    const choice = recordOf(rule).kind === 'choice' && CHOICE_LABELS[String(value)];
    return choice ? t(choice) : String(value);
  }

  return { labelOfDifference, wordsOf };
}
