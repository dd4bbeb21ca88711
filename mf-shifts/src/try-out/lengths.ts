import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A length of time as people write it: `8 h 05 min`, `45 min`. */
export function shortLength(length: number, i18n: I18n): string {
  const hours = Math.floor(length / 60);
  const minutes = length % 60;
  if (hours === 0) return i18n._(msg`${minutes} min`);
  if (minutes === 0) return i18n._(msg`${hours} h`);
  return i18n._(minutes < 10 ? msg`${hours} h 0${minutes} min` : msg`${hours} h ${minutes} min`);
}

/** Days of leave or of compensatory off. */
export function dayCount(days: number, i18n: I18n): string {
  if (days === 0.5) return i18n._(msg`half a day`);
  return i18n._(days === 1 ? msg`a day` : msg`${days} days`);
}
