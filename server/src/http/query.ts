/** A decoded query string or form: one text per name, or a list where a name was given more than once. */
export type Pairs<Value = string> = Record<string, Value | Value[]>;

const malformed = new WeakSet<Pairs>();

/**
 * Splits a query string.
 *
 * The router calls this outside of any error handler, so it never throws: a text that is not valid percent-encoded
 * UTF-8 is remembered, for `isMalformed` to refuse later.
 */
export function parsePairs(text: string): Pairs {
  const pairs: Pairs = Object.create(null);
  for (const part of text.split('&')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const name = decode(equals < 0 ? part : part.slice(0, equals));
    const value = decode(equals < 0 ? '' : part.slice(equals + 1));
    if (name === undefined || value === undefined) malformed.add(pairs);
    else append(pairs, name, value);
  }
  return pairs;
}

export function isMalformed(pairs: unknown): boolean {
  return typeof pairs === 'object' && pairs !== null && malformed.has(pairs as Pairs);
}

export function append<Value>(pairs: Pairs<Value>, name: string, value: Value): void {
  const before = pairs[name];
  if (before === undefined) pairs[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else pairs[name] = [before, value];
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
