import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit } from './developmentServers.ts';

const root = join(import.meta.dirname, '../..');
/** The packages that the server runs from. */
const PACKAGES = ['server', 'shared', 'delivery'];
const COPIED = ['src', 'locales', 'migrations', 'package.json'];

/**
 * Makes the next version of the server in a folder: these sources with the expand step of a change, a branch's region.
 * Its migration adds a column that may be null, and its contract a request field and a response field, both optional.
 */
export function makeNextServer(folder: string): void {
  for (const name of PACKAGES) {
    const present = readdirSync(join(root, name)).filter((path) => COPIED.includes(path));
    for (const path of present) cpSync(join(root, name, path), join(folder, name, path), { recursive: true });
    linkLibraries(join(root, name, 'node_modules'), join(folder, name, 'node_modules'));
  }
  // The packages of the workspace are those of this folder.
  for (const [name, others] of Object.entries({ server: ['shared', 'delivery'], delivery: ['shared'] })) {
    mkdirSync(join(folder, name, 'node_modules/@seamline'));
    for (const other of others) {
      symlinkSync(join(folder, other), join(folder, name, 'node_modules/@seamline', other));
    }
  }

  const migrations = join(folder, 'server/migrations');
  edit(join(migrations, 'meta/_journal.json'), (text) => {
    const journal = JSON.parse(text) as { entries: { idx: number; when: number; tag: string }[] };
    const last = journal.entries.at(-1);
    if (!last) throw new Error('There are no migrations.');
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next_region' });
    return JSON.stringify(journal);
  });
  writeFileSync(join(migrations, 'next_region.sql'), 'ALTER TABLE "branches" ADD COLUMN "region" text;\n');
  edit(join(folder, 'server/src/db/schema/organisation.ts'), (text) =>
    text.replace('branch_type: text().notNull(),', '$& region: text(),'),
  );
  const contract = join(folder, 'shared/src/contract/organisation');
  edit(join(contract, 'branches.ts'), (text) =>
    text.replace('branch_type: z.string(),', '$& region: z.nullable(z.string()),'),
  );
  edit(join(contract, 'branch-changes.ts'), (text) =>
    text.replace('branch_type: branchType,', '$& region: z.optional(text(BRANCH_LIMITS.name)),'),
  );
}

function linkLibraries(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@seamline') symlinkSync(join(from, name), join(to, name));
}
