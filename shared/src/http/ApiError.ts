import type { Conflict, FieldError } from '@seamline/shared/contract/wire/fields';

/** The kind of a failure, by which a screen chooses its message. */
export type ApiErrorKind = 'network' | 'timeout' | 'session' | 'server' | 'unexpected';

interface Details {
  kind: ApiErrorKind;
  status?: number;
  detail?: string;
  errors?: FieldError[];
  conflict?: Conflict | undefined;
  isWordless?: boolean;
}

/** The one error of a failed call. `message` is a sentence for people, `detail` the technical reason. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  /** The edit conflict, if it is the reason. */
  readonly conflict: Conflict | undefined;

  /** True if the server gave no reason: `message` is then generic, and a screen may show a better one. */
  readonly isWordless: boolean;

  constructor(message: string, details: Details) {
    const { kind, status = 0, detail = '', errors = [], conflict, isWordless = false } = details;
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.errors = errors;
    this.conflict = conflict;
    this.isWordless = isWordless;
  }
}
