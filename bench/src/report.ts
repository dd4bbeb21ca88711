/** The median of several values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A table in Markdown; all columns but the first ones are figures. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[], texts = 1): string {
  const lines = [head, head.map((_, index) => (index < texts ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

export function kilobytes(value: number): string {
  return `${(value / 1000).toFixed(1)} kB`;
}
