import { ApiError } from '@seamline/shared/http';
import { reasonOf } from '@seamline/shared/messages';

/** A failure as forms and questions show it. */
interface Failure {
  text: string;
  detail?: string;
}

interface AddTexts {
  noToken: string;
  addFailed(reason: string): string;
  somethingWrong: string;
}

/** Why a leave type was not added. */
export function addFailure(error: ApiError, text: AddTexts): Failure {
  if (error.kind === 'session') return { text: text.noToken, detail: error.message };
  return { text: text.addFailed(error.isWordless ? text.somethingWrong : error.message) };
}

interface UpdateTexts {
  updateFailed(reason: string): string;
  unknownError: string;
  updateError(reason: string): string;
}

/** Why a leave type was not changed: the server's refusal and an error on the way have different words. */
export function updateFailure(error: ApiError, text: UpdateTexts): Failure {
  if (!wasRefused(error)) return { text: text.updateError(error.message) };
  return { text: text.updateFailed(error.isWordless ? text.unknownError : error.message) };
}

interface RemoveTexts {
  removeFailed: string;
  removeError: string | ((reason: string) => string);
}

/** Why something was not deleted. */
export function removeFailure(error: unknown, { removeFailed, removeError }: RemoveTexts): Failure {
  const reason = reasonOf(error);
  if (wasRefused(error)) return { text: removeFailed, detail: reason };
  return typeof removeError === 'string' ? { text: removeError, detail: reason } : { text: removeError(reason) };
}

/** Whether the server said no, rather than that it could not be asked or understood. */
function wasRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400;
}
