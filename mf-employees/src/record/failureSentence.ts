import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from '@seamline/shared/http';

/** Returns the message for an employee that cannot be shown. */
export function failureSentence(error: Error, i18n: I18n): string {
  const isSignedOut = error instanceof ApiError && error.kind === 'session';
  return i18n._(isSignedOut ? msg`Token not found.` : msg`Failed to fetch the employee. Please try again later.`);
}
