import type { I18n } from '@lingui/core';
import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import {
  CHOICES,
  type DayRule,
  recordOf,
  SHIFT_RULES,
  type ShiftRule,
} from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS } from '@seamline/shared/contract/shifts/shift-time';
import type { Language } from '@seamline/shared/session';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyDay, plainDay, plainShift, richShift } from '../../../test/engine/sampleShifts.ts';
import { loadTryOutMessages } from '../../catalogue.ts';
import { explainShift } from './explainShift.ts';

const LANGUAGES: readonly Language[] = ['en', 'hi', 'gu'];

const i18nIn = {} as Record<Language, I18n>;

beforeAll(async () => {
  for (const language of LANGUAGES) i18nIn[language] = await loadTryOutMessages(language);
});

/** Rules that say nothing until another one puts them in force. */
const IN_FORCE: Partial<Record<ShiftRule, Partial<ShiftInput>>> = {
  week_off_number_in_week: { has_week_off_auto: true },
  late_in_early_out_max_minutes: { late_in_early_out_type: 'CONSOLIDATED' },
};

function sentences(shift: ShiftInput, language: Language = 'en'): string[] {
  return explainShift(shift, i18nIn[language]).flatMap((passage) => passage.sentences);
}

/** A rule's other value: whatever else it can be. */
function flipped(rule: string, value: unknown): unknown {
  if (rule in CHOICES && rule !== 'shift_utc_offset') {
    return CHOICES[rule as keyof typeof CHOICES].find((choice) => choice !== value);
  }
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.slice(1);
  if (value === null) return 7;
  if (rule.endsWith('_time') || rule.includes('hours')) return rule.includes('hours') ? '01:00:00' : '10:10';
  return `${String(value)}!`;
}

describe('the shift in words', () => {
  // The switches above the weekly table say how it is filled in, not what the shift means.
  const rules = SHIFT_RULES.filter((rule) => recordOf(rule).section !== 'week');

  test('tells the name and sixty rules', () => {
    expect(rules).toHaveLength(61);
    expect(Object.keys(plainDay)).toHaveLength(19);
  });

  test.each(rules)('%s changes a sentence in every language', (rule) => {
    const before = richShift(IN_FORCE[rule]);
    const after = { ...before, [rule]: flipped(rule, before[rule]) };
    for (const language of LANGUAGES) {
      const was = sentences(before, language);
      const is = sentences(after, language);
      expect(is, language).not.toEqual(was);
    }
  });

  test.each(Object.keys(plainDay) as DayRule[])('%s changes a sentence on each day, set or cleared', (rule) => {
    for (const day of DAYS) {
      const before = richShift();
      const others = [flipped(rule, plainDay[rule]), typeof plainDay[rule] === 'number' ? 0 : null];
      for (const value of others.filter((other) => other !== plainDay[rule])) {
        const changed: DayRules = { ...plainDay, [rule]: value };
        const after = { ...before, days: { ...before.days, [day]: changed } };
        for (const language of LANGUAGES) {
          const was = new Set(sentences(before, language));
          expect(
            sentences(after, language).filter((sentence) => !was.has(sentence)),
            `${day}, ${language}`,
          ).not.toEqual([]);
        }
      }
    }
  });

  test('leaves no hole in a sentence, whatever is missing', () => {
    const empty = everyDay(
      Object.fromEntries(
        Object.entries(plainDay).map(([rule, value]) => [rule, typeof value === 'number' ? 0 : null]),
      ) as Partial<DayRules>,
    );
    const shifts = [plainShift(), richShift(), plainShift({ shift_name: '', code: null, days: empty })];
    for (const shift of shifts) {
      for (const language of LANGUAGES) {
        for (const sentence of sentences(shift, language)) {
          expect(sentence).toMatch(language === 'hi' ? /।$/ : /\.$/);
          expect(sentence).not.toMatch(/undefined|null|NaN|object|\(\)| {2}| ,/);
        }
      }
    }
  });

  test('is written in the letters of its language', () => {
    for (const shift of [plainShift(), richShift()]) {
      for (const sentence of sentences(shift, 'hi')) expect(sentence).toMatch(/\p{Script=Devanagari}/u);
      for (const sentence of sentences(shift, 'gu')) expect(sentence).toMatch(/\p{Script=Gujarati}/u);
      for (const sentence of sentences(shift, 'gu')) expect(sentence).not.toMatch(/[\u0900-\u0963]/u);
      for (const sentence of sentences(shift, 'hi')) expect(sentence).not.toMatch(/\p{Script=Gujarati}/u);
    }
  });

  test('reads days with the same timings together', () => {
    const shift = plainShift({ days: { ...everyDay(), saturday: { ...plainDay, shift_end_time: '13:00' } } });
    const titles = explainShift(shift, i18nIn.en).map((passage) => passage.title);
    expect(titles.slice(1, 3)).toEqual(['Monday to Friday and Sunday', 'Saturday']);
    expect(explainShift(shift, i18nIn.hi)[1]?.title).toBe('सोमवार से शुक्रवार और रविवार');
    expect(explainShift(shift, i18nIn.gu)[1]?.title).toBe('સોમવારથી શુક્રવાર અને રવિવાર');
  });

  test('says the plain shift in plain words', () => {
    expect(explainShift(plainShift(), i18nIn.en)).toMatchSnapshot();
  });

  test('says a shift with every rule in force in plain words, in each language', () => {
    for (const language of LANGUAGES) expect(explainShift(richShift(), i18nIn[language])).toMatchSnapshot(language);
  });

  test('says that a night ends on the next day', () => {
    const night = everyDay({ shift_start_time: '22:00', shift_end_time: '06:00', max_punch_out_time: '07:30' });
    const said = sentences(plainShift({ days: night }));
    expect(said).toContain('Work is from 22:00 to 06:00 on the next day (8 hours).');
    expect(said).toContain('The last time to punch out is 07:30 on the next day.');
  });

  test('names three days as days', () => {
    const said = sentences(richShift({ min_hours_for_half_day_after_shift: 'P3D' }));
    expect(said).toContain('Half a day is earned from 3 days after the shift.');
  });
});
