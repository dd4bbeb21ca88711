/** A pattern for the words as they stand: what is special in a pattern loses its meaning. */
export function containing(search: string): string {
  return `%${search.toLowerCase().replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
}
