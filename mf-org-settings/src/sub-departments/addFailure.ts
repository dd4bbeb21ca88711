import type { Failure } from '@seamline/shared/form';
import type { ApiError } from '@seamline/shared/http';
import type { orgMessages } from '../messages.ts';

type Words = ReturnType<typeof orgMessages.current>['subDepartments'];

/** The sentence for a sub-department that was not added: without a session none was even sent. */
export function addFailure(error: ApiError, text: Words): Failure {
  return { text: error.kind === 'session' ? text.notAuthenticated : text.addFailed, detail: error.message };
}
