import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './builds.ts';
import { SLOWNESS } from './speed.ts';

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

const DOCUMENT = join(root, 'docs/benchmarks.md');

/** Writes a table between its markers in the benchmark page, with the date, the machine and a remark. */
export async function recordTable(mark: string, table: string, how = ''): Promise<void> {
  const text = await readFile(DOCUMENT, 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  const machine = `a machine with ${cpus().length} processor cores and a slowness of ${SLOWNESS.toFixed(1)}`;
  const made = `Measured on ${day} on ${machine}${how}.\n\n${table}\n`;
  const place = new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`);
  await writeFile(
    DOCUMENT,
    text.replace(place, (_, start: string, end: string) => `${start}${made}${end}`),
  );
}
