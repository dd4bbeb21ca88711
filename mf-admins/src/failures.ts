import { ApiError } from '@seamline/shared/http';
import { reasonOf } from '@seamline/shared/messages';
import type { adminMessages } from './messages.ts';

type Texts = ReturnType<typeof adminMessages.current>;

interface Words {
  text: string;
  detail?: string;
}

/** Which of the product's two sentences tells why the members cannot be shown. */
export function loadFailure(error: Error, { noToken, fetchFailed }: Texts): string {
  return error instanceof ApiError && error.kind === 'session' ? noToken : fetchFailed;
}

/** The server's own words where it gave some, else the product's. */
export function addFailure(error: ApiError, { add }: Texts): Words {
  if (error.kind === 'network') return { text: add.networkFailed };
  return error.isWordless || error.kind !== 'server' ? withReason(add.failed, error) : { text: error.message };
}

/** The product's sentence, and below it what the server said. */
export function withReason(text: string, error: unknown): Words {
  return { text, detail: reasonOf(error) };
}
