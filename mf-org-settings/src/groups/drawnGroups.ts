/** How many groups hold the first `rows` lines; a group is drawn whole, so the last one may go beyond. */
export function drawnGroups(lines: readonly number[], rows: number): number {
  let before = 0;
  for (const [index, count] of lines.entries()) {
    if (before >= rows) return index;
    before += count;
  }
  return lines.length;
}
