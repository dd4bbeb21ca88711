import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure } from '@seamline/shared/form';
import type { ApiError } from '@seamline/shared/http';

/** Says why a sub-department was not added. Without a session, no request was sent. */
export function addFailure(error: ApiError, i18n: I18n): Failure {
  const text = error.kind === 'session' ? msg`Not authenticated` : msg`Error adding sub department`;
  return { text: i18n._(text), detail: error.message };
}
