import { ApiError } from '@seamline/shared/http';
import { expect, test } from 'vitest';
import { failureSentence } from './failure.ts';
import { adminMessages } from './messages.ts';

const text = adminMessages.current();

test('a missing session is named as a missing token', () => {
  const error = new ApiError('Session missing – sign in', { kind: 'session', status: 401 });
  expect(failureSentence(error, text)).toBe('Token not found.');
});

test('every other failure is an error of fetching', () => {
  expect(failureSentence(new ApiError('Not now.', { kind: 'server', status: 503 }), text)).toBe(
    'Error fetching admin settings.',
  );
  expect(failureSentence(new Error('anything'), text)).toBe('Error fetching admin settings.');
});
