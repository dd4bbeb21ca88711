import { ApiError } from '@seamline/shared/http';
import { expect, test } from 'vitest';
import { addFailure, removeFailure, updateFailure } from './failures.ts';
import { leaveMessages } from './messages.ts';

const { leaveTypes, leaveReasons } = leaveMessages.current();

const refused = new ApiError('There is already a leave type called Sick Leave.', { kind: 'server', status: 409 });
const wordless = new ApiError('The server answered 500.', { kind: 'server', status: 500, isWordless: true });
const network = new ApiError('The server cannot be reached.', { kind: 'network' });
const noSession = new ApiError('Session missing – sign in', { kind: 'session', status: 401 });

test('adding a leave type fails with the server’s reason', () => {
  expect(addFailure(refused, leaveTypes)).toEqual({
    text: 'Failed to add leave type: There is already a leave type called Sick Leave.',
  });
});

test('adding a leave type fails without a reason', () => {
  expect(addFailure(wordless, leaveTypes)).toEqual({ text: 'Failed to add leave type: Something went wrong' });
});

test('adding a leave type needs a session', () => {
  expect(addFailure(noSession, leaveTypes)).toEqual({
    text: 'Authentication token missing',
    detail: 'Session missing – sign in',
  });
});

test('changing a leave type tells a refusal from an error on the way', () => {
  expect(updateFailure(refused, leaveTypes)).toEqual({
    text: 'Failed to update leave type: There is already a leave type called Sick Leave.',
  });
  expect(updateFailure(wordless, leaveTypes)).toEqual({ text: 'Failed to update leave type: Unknown error' });
  expect(updateFailure(network, leaveTypes)).toEqual({
    text: 'Error updating leave type: The server cannot be reached.',
  });
});

test('deleting a leave type tells a refusal from an error on the way', () => {
  expect(removeFailure(wordless, leaveTypes)).toEqual({
    text: 'Failed to delete leave type.',
    detail: 'The server answered 500.',
  });
  expect(removeFailure(network, leaveTypes)).toEqual({
    text: 'Error deleting leave type: The server cannot be reached.',
  });
});

test('deleting a leave reason tells a refusal from an error on the way', () => {
  expect(removeFailure(refused, leaveReasons)).toMatchObject({ text: 'Failed to delete leave reason.' });
  expect(removeFailure(network, leaveReasons)).toEqual({
    text: 'Error occurred while deleting.',
    detail: 'The server cannot be reached.',
  });
});
