import { setupI18n } from '@lingui/core';
import { ApiError } from '@seamline/shared/http';
import { expect, test } from 'vitest';
import { addFailure } from './SubDepartmentAddScreen.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const explain = (error: ApiError) => addFailure(error, i18n);

test('failure of adding a sub-department: names a missing session', () => {
  expect(explain(new ApiError('Session missing – sign in', { kind: 'session', status: 401 }))).toEqual({
    text: 'Not authenticated',
    detail: 'Session missing – sign in',
  });
});

test('failure of adding a sub-department: has the message of the server as detail otherwise', () => {
  expect(explain(new ApiError('The database is resting.', { kind: 'server', status: 503 }))).toEqual({
    text: 'Error adding sub department',
    detail: 'The database is resting.',
  });
});
