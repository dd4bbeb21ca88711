/** The full name that first and last name make. */
export function composeName(first: unknown, last: unknown): string {
  return [first, last]
    .map((part) => (typeof part === 'string' ? part.trim() : ''))
    .filter(Boolean)
    .join(' ');
}
