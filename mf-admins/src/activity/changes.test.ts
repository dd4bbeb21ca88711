import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

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
    { field: 'Branch type', before: 'Showroom', after: 'Factory' },
    { field: 'Is active', before: 'Yes', after: 'No' },
    { field: 'Code', before: '–', after: 'VSU' },
    { field: 'Week off days', before: 'SUNDAY, MONDAY', after: '–' },
  ]);
});

test('changes of an entry: have one side for new and deleted records, and no empty values', () => {
  expect(changes(null, { name: 'Vesu', code: null, note: '' })).toEqual([
    { field: 'Name', before: '–', after: 'Vesu' },
  ]);
  expect(changes({ name: 'Vesu' }, null)).toEqual([{ field: 'Name', before: 'Vesu', after: '–' }]);
  expect(changes(null, null)).toEqual([]);
});

test('changes of an entry: show zero and No, instants in Indian time, dates unchanged and objects as JSON', () => {
  expect(
    changes(null, { days: 0, is_open: false, at: '2026-03-04T18:30:00.000Z', day: '2026-03-04', place: { lat: 21.2 } }),
  ).toEqual([
    { field: 'Days', before: '–', after: '0' },
    { field: 'Is open', before: '–', after: 'No' },
    { field: 'At', before: '–', after: '05-Mar-2026 00:00:00' },
    { field: 'Day', before: '–', after: '2026-03-04' },
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
    { field: 'Reporting person', before: 'Asha Patel', after: 'Asha Patel, Kiran Shah' },
    { field: 'Profile picture', before: 'a file', after: 'another file' },
    { field: 'Pan card', before: '–', after: 'a file' },
  ]);
});
