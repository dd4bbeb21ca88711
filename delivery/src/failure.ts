/** A refusal that its sentence explains; the command line prints it without a stack trace. */
export class DeliveryFailure extends Error {}
