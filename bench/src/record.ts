import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './builds.ts';

const DOCUMENT = join(root, 'docs/benchmarks.md');

/** Puts a table between its marks in the document of figures, with the day, the machine and what else is to be said. */
export async function recordTable(mark: string, table: string, how = ''): Promise<void> {
  const text = await readFile(DOCUMENT, 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  const made = `Measured on ${day} on a machine with ${cpus().length} processor cores${how}.\n\n${table}\n`;
  const place = new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`);
  await writeFile(
    DOCUMENT,
    text.replace(place, (_, start: string, end: string) => `${start}${made}${end}`),
  );
}
