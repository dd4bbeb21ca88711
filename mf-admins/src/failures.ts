import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormFailure } from '@seamline/shared/form';
import { ApiError } from '@seamline/shared/http';
import { reasonOf } from '@seamline/shared/messages';

/** Says why the administrators cannot be shown. */
export function loadFailure(error: Error, i18n: I18n): string {
  const isSignedOut = error instanceof ApiError && error.kind === 'session';
  return i18n._(isSignedOut ? msg`Token not found.` : msg`Error fetching admin settings.`);
}

/** Says why a manager or an owner was not added, with the message of the server if it sent one. */
export function addFailure(error: ApiError, i18n: I18n, isOwner = false): FormFailure {
  if (error.kind === 'network') {
    const text = isOwner ? msg`❌ Network error while adding owner.` : msg`❌ Network error while adding manager.`;
    return { text: i18n._(text) };
  }
  if (error.kind === 'server' && !error.isWordless) return { text: error.message };
  return withReason(i18n._(isOwner ? msg`❌ Failed to add owner.` : msg`❌ Failed to add manager.`), error);
}

/** Adds the reason of an error to a sentence. */
export function withReason(text: string, error: unknown): FormFailure {
  return { text, detail: reasonOf(error) };
}
