import { setupI18n } from '@lingui/core';
import { entryFields, furtherFields } from '@seamline/shared/contract/employees/employee-fields';
import { DAY_RULES, SHIFT_RULES } from '@seamline/shared/contract/shifts/shift-rules';
import { expect, test } from 'vitest';
import { messages as gujarati } from '../../locales/gu.po';
import { messages as hindi } from '../../locales/hi.po';
import { changesOf } from './changes.ts';
import { fieldLabel } from './fieldLabels.ts';
import { shownAction } from './labels.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const changes = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  changesOf({ before, after }, i18n);

test('changes of an entry: have both values in words', () => {
  expect(
    changes(
      { branch_type: 'Showroom', is_active: true, code: null, week_off_days: ['SUNDAY', 'MONDAY'] },
      { branch_type: 'Factory', is_active: false, code: 'VSU', week_off_days: [] },
    ),
  ).toEqual([
    { field: 'Branch Type', before: 'Showroom', after: 'Factory' },
    { field: 'Active', before: 'Yes', after: 'No' },
    { field: 'Code', before: '–', after: 'VSU' },
    { field: 'Week Off Days', before: 'Sunday, Monday', after: '–' },
  ]);
});

test('changes of an entry: have one side for new and deleted records, and no empty values', () => {
  expect(changes(null, { name: 'Vesu', code: null, note: '' })).toEqual([
    { field: 'Name', before: '–', after: 'Vesu' },
  ]);
  expect(changes({ name: 'Vesu' }, null)).toEqual([{ field: 'Name', before: 'Vesu', after: '–' }]);
  expect(changes(null, null)).toEqual([]);
});

test('changes of an entry: show zero and No, instants in Indian time, dates as the suite writes them and objects as JSON', () => {
  expect(
    changes(null, { days: 0, is_open: false, at: '2026-03-04T18:30:00.000Z', day: '2026-03-04', place: { lat: 21.2 } }),
  ).toEqual([
    { field: 'Days', before: '–', after: '0' },
    { field: 'Is open', before: '–', after: 'No' },
    { field: 'At', before: '–', after: '05-Mar-2026 00:00:00' },
    { field: 'Day', before: '–', after: '04-Mar-2026' },
    { field: 'Place', before: '–', after: '{"lat":21.2}' },
  ]);
});

test('changes of an entry: show references by name, and a file as a file', () => {
  const entry = {
    before: { shift_id: 3, reporting_person_ids: [5], profile_picture_file_id: 17, pan_card_file_id: null },
    after: { shift_id: 9, reporting_person_ids: [5, 6], profile_picture_file_id: 120, pan_card_file_id: 121 },
  };
  const names = { shift_id: { 3: 'General' }, reporting_person_ids: { 5: 'Asha Patel', 6: 'Kiran Shah' } };

  expect(changesOf(entry, i18n, names)).toEqual([
    // A record that was deleted since has no name any more.
    { field: 'Shift', before: 'General', after: '9' },
    { field: 'Reporting Persons', before: 'Asha Patel', after: 'Asha Patel, Kiran Shah' },
    { field: 'Profile Picture', before: 'a file', after: 'another file' },
    { field: 'PAN Card', before: '–', after: 'a file' },
  ]);
});

test('changes of an entry: have fields, choices and days in the chosen language', () => {
  const i18nOfHindi = setupI18n({ locale: 'hi', messages: { hi: hindi } });
  const after = {
    full_name: 'FEMALE',
    gender: 'FEMALE',
    week_off_days: ['MONDAY'],
    monday_shift_start_time: '09:00:00',
    max_punch_out_hours: 'P1D',
    min_hours_for_half_day_after_shift: 'P3D',
    has_same_rules_for_all_days: true,
  };
  expect(changesOf({ before: null, after }, i18nOfHindi).map(({ field, after: value }) => [field, value])).toEqual([
    ['पूरा नाम', 'FEMALE'],
    ['लिंग', 'महिला'],
    ['साप्ताहिक अवकाश के दिन', 'सोमवार'],
    ['सोमवार: शिफ़्ट शुरू होने का समय', '09:00:00'],
    ['पंच-आउट तक ज़्यादा से ज़्यादा घंटे', '24:00:00'],
    ['शिफ़्ट के बाद आधे दिन के न्यूनतम घंटे', '3 दिन'],
    ['सभी दिन एक जैसे नियम', 'हाँ'],
  ]);
});

test.each([...SHIFT_RULES, ...DAY_RULES, ...Object.keys(entryFields), ...Object.keys(furtherFields)])(
  'fields of the log: %s has a Hindi and a Gujarati label',
  (field) => {
    for (const [locale, messages] of Object.entries({ hi: hindi, gu: gujarati })) {
      const label = fieldLabel(field, setupI18n({ locale, messages: { [locale]: messages } }));
      expect(label).toMatch(/[\u0900-\u097f\u0a80-\u0aff]/);
    }
  },
);

const leaving = (before: object, after: object) =>
  shownAction({ action: 'update', record: 'employee', before: { ...before }, after: { ...after } });

test('actions of the log: show a leaving as a leaving, and its withdrawal as a reinstatement', () => {
  const nothing = { resignation_date: null, company_last_day: null, left_at: null };
  const dates = { resignation_date: '2026-11-01', company_last_day: '2026-11-23' };
  expect(leaving(nothing, dates)).toBe('leave');
  expect(leaving({ left_at: null }, { left_at: '2026-11-23T18:30:00.000Z' })).toBe('leave');
  expect(leaving(dates, nothing)).toBe('reinstate');
  expect(leaving({ grade: 'A' }, { grade: 'B' })).toBe('update');
  expect(shownAction({ action: 'update', record: 'branch', before: {}, after: {} })).toBe('update');
  expect(shownAction({ action: 'remove', record: 'employee', before: dates, after: null })).toBe('remove');
});
