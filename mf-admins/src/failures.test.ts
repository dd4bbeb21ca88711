import { ApiError } from '@seamline/shared/http';
import { expect, test } from 'vitest';
import { addFailure, loadFailure, withReason } from './failures.ts';
import { adminMessages } from './messages.ts';

const text = adminMessages.current();

test('a missing session is named as a missing token', () => {
  const error = new ApiError('Session missing – sign in', { kind: 'session', status: 401 });
  expect(loadFailure(error, text)).toBe('Token not found.');
});

test('every other failure is an error of fetching', () => {
  expect(loadFailure(new ApiError('Not now.', { kind: 'server', status: 503 }), text)).toBe(
    'Error fetching admin settings.',
  );
  expect(loadFailure(new Error('anything'), text)).toBe('Error fetching admin settings.');
});

test('adding fails in the server’s words, or in the product’s where it has none', () => {
  const said = new ApiError('There is already an owner or manager with the number 1.', { kind: 'server', status: 409 });
  expect(addFailure(said, text)).toEqual({ text: 'There is already an owner or manager with the number 1.' });
  const wordless = new ApiError('The server answered 500.', { kind: 'server', status: 500, isWordless: true });
  expect(addFailure(wordless, text)).toEqual({ text: '❌ Failed to add manager.', detail: 'The server answered 500.' });
  const late = new ApiError('The server took too long.', { kind: 'timeout' });
  expect(addFailure(late, text)).toEqual({ text: '❌ Failed to add manager.', detail: 'The server took too long.' });
  expect(addFailure(new ApiError('No connection.', { kind: 'network' }), text)).toEqual({
    text: '❌ Network error while adding manager.',
  });
});

test('a reason stands below the sentence, whatever was thrown', () => {
  expect(withReason('Update failed.', new Error('Not now.'))).toEqual({ text: 'Update failed.', detail: 'Not now.' });
  expect(withReason('Update failed.', 'odd')).toEqual({ text: 'Update failed.', detail: 'odd' });
});
