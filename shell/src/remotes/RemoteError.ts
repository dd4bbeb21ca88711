/** What went wrong with a remote, in the words that telemetry and tests use. */
export type RemoteFailureKind =
  | 'timeout'
  | 'load'
  | 'evaluation'
  | 'contract'
  | 'incompatible'
  | 'disabled'
  | 'untrusted';

/** A remote that cannot be shown; `message` is a sentence for people. */
export class RemoteError extends Error {
  readonly kind: RemoteFailureKind;

  constructor(kind: RemoteFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RemoteError';
    this.kind = kind;
  }
}
