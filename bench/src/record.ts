import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './builds.ts';
import { SLOWNESS } from './speed.ts';

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
