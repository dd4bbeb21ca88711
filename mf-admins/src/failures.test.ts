import { setupI18n } from '@lingui/core';
import { ApiError } from '@seamline/shared/http';
import { expect, test } from 'vitest';
import { addFailure, loadFailure, withReason } from './failures.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('failure of the list: names a missing session a missing token', () => {
  const error = new ApiError('Session missing – sign in', { kind: 'session', status: 401 });
  expect(loadFailure(error, i18n)).toBe('Token not found.');
});

test('failure of the list: is an error of fetching otherwise', () => {
  expect(loadFailure(new ApiError('Not now.', { kind: 'server', status: 503 }), i18n)).toBe(
    'Error fetching admin settings.',
  );
  expect(loadFailure(new Error('anything'), i18n)).toBe('Error fetching admin settings.');
});

test('failure of adding a manager: has the message of the server, or a sentence of its own without one', () => {
  const refused = new ApiError('There is already an owner or manager with the number 1.', {
    kind: 'server',
    status: 409,
  });
  expect(addFailure(refused, i18n)).toEqual({ text: 'There is already an owner or manager with the number 1.' });
  const wordless = new ApiError('The server answered 500.', { kind: 'server', status: 500, isWordless: true });
  expect(addFailure(wordless, i18n)).toEqual({ text: '❌ Failed to add manager.', detail: 'The server answered 500.' });
  const late = new ApiError('The server took too long.', { kind: 'timeout' });
  expect(addFailure(late, i18n)).toEqual({ text: '❌ Failed to add manager.', detail: 'The server took too long.' });
  expect(addFailure(new ApiError('No connection.', { kind: 'network' }), i18n)).toEqual({
    text: '❌ Network error while adding manager.',
  });
});

test('failure with a reason: has the message of whatever was thrown as detail', () => {
  expect(withReason('Update failed.', new Error('Not now.'))).toEqual({ text: 'Update failed.', detail: 'Not now.' });
  expect(withReason('Update failed.', 'odd')).toEqual({ text: 'Update failed.', detail: 'odd' });
});
