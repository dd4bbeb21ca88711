import { ApiError } from '@seamline/shared/http';

interface Sentences {
  noToken: string;
  fetchFailed: string;
}

/** Which of the two sentences tells why the employee cannot be shown. */
export function failureSentence(error: Error, { noToken, fetchFailed }: Sentences): string {
  return error instanceof ApiError && error.kind === 'session' ? noToken : fetchFailed;
}
