/** A refusal that its sentence explains; the command line prints it without a stack trace. */
export class DeliveryFailure extends Error {}

/** The error for a release whose files would change; a release is immutable. */
export function otherBytes(folder: string, paths: string[]): DeliveryFailure {
  return new DeliveryFailure(
    `${folder} already exists with other bytes in ${paths.join(', ')}. A release is never overwritten: find out who changed it, remove the folder if nobody uses it, and publish again.`,
  );
}
