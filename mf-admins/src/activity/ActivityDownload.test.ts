import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { linesOf } from './ActivityDownload.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const entry = {
  id: 1,
  at: '2026-03-05T12:34:09.500Z',
  who: { id: 7, name: '=Asha, "the" owner', number: '9876500001' },
  action: 'update',
  record: 'leave-type',
  record_id: 12,
  record_name: 'Sick Leave',
  address: '203.0.113.9',
  before: { short_name: null, is_unpaid: false },
  after: { short_name: '-SL', is_unpaid: true },
} as const;

test('activity file: has a line for each changed value, with person, time and record', () => {
  expect(linesOf(entry, i18n).split('\r\n')).toEqual([
    `05-Mar-2026 18:04:09,"'=Asha, ""the"" owner",9876500001,203.0.113.9,Changed,Leave type,12,Sick Leave,Short name,–,'-SL`,
    `05-Mar-2026 18:04:09,"'=Asha, ""the"" owner",9876500001,203.0.113.9,Changed,Leave type,12,Sick Leave,Is unpaid,No,Yes`,
    '',
  ]);
});

test('activity file: has a line for an entry without values', () => {
  const bare = { ...entry, who: { ...entry.who, name: 'Asha' }, before: null, after: null };
  expect(linesOf(bare, i18n)).toBe(
    '05-Mar-2026 18:04:09,Asha,9876500001,203.0.113.9,Changed,Leave type,12,Sick Leave,,,\r\n',
  );
});
