/** Words of examples in manuals, and rows of the keyboard. */
const WELL_KNOWN =
  /secret|passw|change.?me|example|default|seamline|insecure|placeholder|your[-_ ]|keyboard|admin|qwerty|asdfgh/i;

/**
 * True for a secret that cannot come from a source of randomness: few characters, repetitions, sequences, words.
 * Of random secrets of 32 bytes, in hexadecimal and in base64, fewer than one in 100,000 is refused.
 */
export function isGuessable(secret: string, distinctCharacters: number): boolean {
  return (
    new Set(secret).size < distinctCharacters ||
    WELL_KNOWN.test(secret) ||
    share(triples(secret)) < 0.7 ||
    stepsOfOne(secret) > 0.7 ||
    (!/^[\da-f]+$/i.test(secret) && classChanges(secret.replace(/[^a-z\d]/gi, '')) < 0.25)
  );
}

function triples(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, index) => text.slice(index, index + 3));
}

/** Returns the share of different values: 1 when none comes twice. */
function share(values: readonly string[]): number {
  return new Set(values).size / values.length;
}

/** Returns the share of neighbours that are equal or follow each other, as in "1234" and "aaaa". */
function stepsOfOne(text: string): number {
  return neighbours(text, (one, other) => Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) <= 1);
}

/** Returns the share of neighbours of different classes: small letters, capitals, digits. Words have few. */
function classChanges(text: string): number {
  return neighbours(text, (one, other) => classOf(one) !== classOf(other));
}

function neighbours(text: string, test: (one: string, other: string) => boolean): number {
  const characters = [...text];
  const pairs = characters.slice(1).filter((character, index) => test(characters[index] ?? '', character));
  return pairs.length / (characters.length - 1);
}

function classOf(character: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/].findIndex((pattern) => pattern.test(character));
}
