import { setupI18n } from '@lingui/core';
import { ApiError } from '@seamline/shared/http';
import { expect, test } from 'vitest';
import { addFailure, leaveReasonRemoveFailure, leaveTypeRemoveFailure, updateFailure } from './failures.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const refused = new ApiError('There is already a leave type called Sick Leave.', { kind: 'server', status: 409 });
const wordless = new ApiError('The server answered 500.', { kind: 'server', status: 500, isWordless: true });
const network = new ApiError('The server cannot be reached.', { kind: 'network' });
const noSession = new ApiError('Session missing – sign in', { kind: 'session', status: 401 });

test('adding a leave type fails with the server’s reason', () => {
  expect(addFailure(refused, i18n)).toEqual({
    text: 'Failed to add leave type: There is already a leave type called Sick Leave.',
  });
});

test('adding a leave type fails without a reason', () => {
  expect(addFailure(wordless, i18n)).toEqual({ text: 'Failed to add leave type: Something went wrong' });
});

test('adding a leave type needs a session', () => {
  expect(addFailure(noSession, i18n)).toEqual({
    text: 'Authentication token missing',
    detail: 'Session missing – sign in',
  });
});

test('changing a leave type tells a refusal from an error on the way', () => {
  expect(updateFailure(refused, i18n)).toEqual({
    text: 'Failed to update leave type: There is already a leave type called Sick Leave.',
  });
  expect(updateFailure(wordless, i18n)).toEqual({ text: 'Failed to update leave type: Unknown error' });
  expect(updateFailure(network, i18n)).toEqual({
    text: 'Error updating leave type: The server cannot be reached.',
  });
});

test('deleting a leave type tells a refusal from an error on the way', () => {
  expect(leaveTypeRemoveFailure(wordless, i18n)).toEqual({
    text: 'Failed to delete leave type.',
    detail: 'The server answered 500.',
  });
  expect(leaveTypeRemoveFailure(network, i18n)).toEqual({
    text: 'Error deleting leave type: The server cannot be reached.',
  });
});

test('deleting a leave reason tells a refusal from an error on the way', () => {
  expect(leaveReasonRemoveFailure(refused, i18n)).toMatchObject({ text: 'Failed to delete leave reason.' });
  expect(leaveReasonRemoveFailure(network, i18n)).toEqual({
    text: 'Error occurred while deleting.',
    detail: 'The server cannot be reached.',
  });
});
