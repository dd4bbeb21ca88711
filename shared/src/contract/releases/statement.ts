import type { Signature } from './registry.ts';

/** Returns the bytes that a signature covers, which do not depend on the order of the entry's keys. */
export function statementOf(
  name: string,
  entry: object,
  { key, at }: Omit<Signature, 'value'>,
): Uint8Array<ArrayBuffer> {
  const statement = { seamline: 1, name, key, at, entry: { ...entry, signature: undefined } };
  return new TextEncoder().encode(JSON.stringify(statement, inOrder));
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
