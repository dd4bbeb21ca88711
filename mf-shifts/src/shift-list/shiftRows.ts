import type { I18n } from '@lingui/core';
import { msg, selectOrdinal } from '@lingui/core/macro';
import type { StoredShift } from '@seamline/shared/contract/shifts/shifts';
import { dayName } from '../engine/index.ts';

type WeekOffs = Pick<
  StoredShift,
  | 'week_off'
  | 'has_week_off_auto'
  | 'week_off_number_in_week'
  | 'has_alternate_week_off'
  | 'alternate_week_off_days'
  | 'week_off_alternate_week'
>;

/** The days off of a shift in a line of the list: named days, some of them in certain weeks, or so many by themselves. */
export function readWeekOffs(shift: WeekOffs, i18n: I18n): string {
  if (shift.has_week_off_auto) {
    const count = shift.week_off_number_in_week ?? 0;
    return i18n._(count > 0 ? msg`Automatic, ${count} a week` : msg`Automatic`);
  }
  const alternate = shift.has_alternate_week_off ? (shift.alternate_week_off_days ?? []) : [];
  const weeks = (shift.week_off_alternate_week ?? []).map((week) => weekOfMonth(week, i18n)).join(', ');
  const days = shift.week_off.map((day) => {
    const name = dayName(day, i18n);
    const isAlternate = alternate.some((other) => other.toUpperCase() === day.toUpperCase());
    return isAlternate ? `${name} (${weeks || i18n._(msg`no week`)})` : name;
  });
  return days.join(', ') || i18n._(msg`None`);
}

/** A week of a month: `1st`. */
function weekOfMonth(week: number, i18n: I18n): string {
  return i18n._(msg`${selectOrdinal(week, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}`);
}
