import type { I18n } from '@lingui/core';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { dayName, dayNamed } from '../engine/index.ts';

const SHORTEST = 3;

/** Days written with commas: `sunday, Mon` → `SUNDAY`, `MONDAY`; what is no day stays, so that the check can say so. */
export function readDays(text: string): string[] {
  return readWords(text).map((word) => {
    return (word.length >= SHORTEST && dayNamed(word)) || word.toUpperCase();
  });
}

/** Days as the text of a list has them: in English as they are stored. */
export function writeDays(days: readonly string[], i18n: I18n): string {
  return days.map((day) => (i18n.locale === 'en' ? day : dayName(day, i18n))).join(', ');
}

/** Weeks written with commas: `2, Week 4` → 2, 4; what is no number stays. */
export function readWeeks(text: string): (number | string)[] {
  return readWords(latinDigits(text).replaceAll(/(?:week|सप्ताह|અઠવાડિયું)\s*/gi, '')).map((word) =>
    /^\d+$/.test(word) ? Number(word) : word,
  );
}

function readWords(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}
