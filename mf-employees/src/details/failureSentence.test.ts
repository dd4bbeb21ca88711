import { ApiError } from '@seamline/shared/http';
import { expect, test } from 'vitest';
import { employeeMessages } from '../messages.ts';
import { failureSentence } from './failureSentence.ts';

const text = employeeMessages.current().details;

test('without a session the product says that there is no token', () => {
  const error = new ApiError('Please sign in.', { kind: 'session', status: 401 });
  expect(failureSentence(error, text)).toBe('Token not found.');
});

test('every other failure is one of fetching', () => {
  const error = new ApiError('The server cannot be reached.', { kind: 'network' });
  expect(failureSentence(error, text)).toBe('Failed to fetch the employee. Please try again later.');
});
