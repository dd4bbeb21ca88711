/** The header of W3C Trace Context; the group is the trace id. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/;

/** Returns 32 random hex digits: a trace id, or a `clientId`. `randomUUID` is missing in a page over plain HTTP. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the trace id of a `traceparent` header; undefined without a valid one. */
export function traceIdIn(traceparent: string | undefined): string | undefined {
  return TRACEPARENT.exec(traceparent ?? '')?.[1];
}

/** Returns the `traceparent` header of a sampled trace whose first span is not recorded. */
export function traceparentOf(traceId: string): string {
  return `00-${traceId}-${traceId.slice(16)}-01`;
}

/** Returns the beginning of a trace id, which a person can read out and support can search the log for. */
export function referenceOf(traceId: string): string {
  return traceId.slice(0, 8);
}
