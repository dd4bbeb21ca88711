import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { dateInIndia, isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { daysBetween, formatCalendarDay } from '@seamline/shared/messages';

/** Returns a last day with its distance from today: `30-Nov-2026, in 4 days`. */
export function lastDayText(lastDay: string, i18n: I18n): string {
  const day = formatCalendarDay(lastDay);
  const days = noticeDays(dateInIndia(new Date()), lastDay);
  if (days === undefined || days < 0) return day;
  if (days === 0) return i18n._(msg`${day}, today`);
  return i18n._(msg`${day}, ${plural({ days }, { one: 'in # day', other: 'in # days' })}`);
}

interface Settlement {
  readonly settledOn: string | null | undefined;
  readonly dueOn: string | null | undefined;
}

/** Returns the state of a final settlement in a sentence, and whether it is overdue. */
export function settlementText({ settledOn, dueOn }: Settlement, i18n: I18n): { text: string; isOverdue: boolean } {
  if (settledOn) return { text: i18n._(msg`Paid on ${{ day: formatCalendarDay(settledOn) }}`), isOverdue: false };
  if (!dueOn) return { text: '–', isOverdue: false };
  const day = formatCalendarDay(dueOn);
  const isOverdue = dueOn < dateInIndia(new Date());
  return { text: isOverdue ? i18n._(msg`Overdue since ${day}`) : i18n._(msg`Due by ${day}`), isOverdue };
}

/** Days from the resignation to the last day at work; negative if the dates are reversed. */
export function noticeDays(resigned: string, lastDay: string): number | undefined {
  if (!isCalendarDate(resigned) || !isCalendarDate(lastDay)) return undefined;
  return daysBetween(resigned, lastDay);
}
