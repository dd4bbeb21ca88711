import { WEEKDAYS } from '@seamline/shared/contract/shift';

const SHORTEST = 3;

/** Days written with commas: `sunday, Mon` → `SUNDAY`, `MONDAY`; what is no day stays, so that the check can say so. */
export function readDays(text: string): string[] {
  return readWords(text).map((word) => {
    const upper = word.toUpperCase();
    const known = WEEKDAYS.find((day) => upper.length >= SHORTEST && day.startsWith(upper));
    return known ?? upper;
  });
}

/** Weeks written with commas: `2, Week 4` → 2, 4; what is no number stays. */
export function readWeeks(text: string): (number | string)[] {
  return readWords(text.replaceAll(/week\s*/gi, '')).map((word) => (/^\d+$/.test(word) ? Number(word) : word));
}

function readWords(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}
