import { setupI18n } from '@lingui/core';
import { ApiError } from '@seamline/shared/http';
import { expect, test } from 'vitest';
import { failureSentence } from './changes.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('without a session the product says that there is no token', () => {
  const error = new ApiError('Please sign in.', { kind: 'session', status: 401 });
  expect(failureSentence(error, i18n)).toBe('Token not found.');
});

test('every other failure is one of fetching', () => {
  const error = new ApiError('The server cannot be reached.', { kind: 'network' });
  expect(failureSentence(error, i18n)).toBe('Failed to fetch the employee. Please try again later.');
});
