import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DayRule, ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { durationOf, minutesOfDuration, wholeDaysOf } from '@seamline/shared/contract/shifts/shift-time';
import { dayName, RULE_LABELS } from '@seamline/shared/labels/shift';

/** Labels rules of the shift and of a day as the form does. */
export function useRuleLabel(): (rule: ShiftRule | DayRule) => string {
  const { t } = useLingui();
  return (rule) => t(RULE_LABELS[rule]);
}

/** Writes a duration as people read it: `3 days`, `04:00`; another text as it is. */
export function useDurationText(): (duration: string) => string {
  const { t } = useLingui();
  return (duration) => {
    const days = wholeDaysOf(duration);
    if (days !== undefined) return t`${plural({ days }, { one: '# day', other: '# days' })}`;
    const minutes = minutesOfDuration(duration);
    return minutes === undefined ? duration : durationOf(minutes).slice(0, -3);
  };
}

/** Names days in the language of the surrounding messages. */
export function useDayName(): (day: string) => string {
  const { i18n } = useLingui();
  return (day) => dayName(day, i18n);
}
