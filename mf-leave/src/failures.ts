import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormFailure } from '@seamline/shared/form';
import { ApiError } from '@seamline/shared/http';
import { reasonOf } from '@seamline/shared/messages';

/** Returns the message for a leave type that was not added. */
export function addFailure(error: ApiError, i18n: I18n): FormFailure {
  if (error.kind === 'session') return { text: i18n._(msg`Authentication token missing`), detail: error.message };
  const reason = error.isWordless ? i18n._(msg`Something went wrong`) : error.message;
  return { text: i18n._(msg`Failed to add leave type: ${reason}`) };
}

/** Returns the message for a leave type that was not changed. A refusal and a network error have different messages. */
export function updateFailure(error: ApiError, i18n: I18n): FormFailure {
  if (!wasRefused(error)) {
    const reason = error.message;
    return { text: i18n._(msg`Error updating leave type: ${reason}`) };
  }
  const reason = error.isWordless ? i18n._(msg`Unknown error`) : error.message;
  return { text: i18n._(msg`Failed to update leave type: ${reason}`) };
}

/** Returns the message for a leave type that was not deleted. */
export function leaveTypeRemoveFailure(error: unknown, i18n: I18n): FormFailure {
  const reason = reasonOf(error);
  if (wasRefused(error)) return refusal(msg`Failed to delete leave type.`, reason, i18n);
  return { text: i18n._(msg`Error deleting leave type: ${reason}`) };
}

/** Returns the message for a leave reason that was not deleted. */
export function leaveReasonRemoveFailure(error: unknown, i18n: I18n): FormFailure {
  const reason = reasonOf(error);
  if (wasRefused(error)) return refusal(msg`Failed to delete leave reason.`, reason, i18n);
  return { text: i18n._(msg`Error occurred while deleting.`), detail: reason };
}

function refusal(text: MessageDescriptor, detail: string, i18n: I18n): FormFailure {
  return { text: i18n._(text), detail };
}

/** Returns whether the server refused the request; otherwise it was not reached, or its response was not understood. */
function wasRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400;
}
