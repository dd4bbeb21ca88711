import { ApiError } from '@seamline/shared/http';
import { expect, test } from 'vitest';
import { orgMessages } from '../messages.ts';
import { addFailure } from './addFailure.ts';

const explain = (error: ApiError) => addFailure(error, orgMessages.current().subDepartments);

test('without a session the person is told so, and how to go on', () => {
  expect(explain(new ApiError('Session missing – sign in', { kind: 'session', status: 401 }))).toEqual({
    text: 'Not authenticated',
    detail: 'Session missing – sign in',
  });
});

test('any other failure comes with what the server said', () => {
  expect(explain(new ApiError('The database is resting.', { kind: 'server', status: 503 }))).toEqual({
    text: 'Error adding sub department',
    detail: 'The database is resting.',
  });
});
