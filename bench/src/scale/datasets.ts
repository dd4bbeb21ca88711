import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresql } from '../../../server/test/support/postgresql.ts';
import { root } from '../builds.ts';

/** One seeded database of a benchmark. */
export interface Dataset {
  readonly engine: 'embedded' | 'postgresql';
  readonly employees: number;
  /** Returns the environment for a server on it; the embedded engine allows one process, so each call copies it. */
  readonly open: () => Promise<Record<string, string>>;
}

const CACHE = join(root, '.cache/bench');

/** Seeded databases on both engines. The embedded ones are kept: filling one with 100,000 people takes minutes. */
export async function createDatasets(sizes: readonly number[], engines: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-scale-'));
  const found: Dataset[] = [];
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  if (engines.includes('postgresql')) {
    const server = await startPostgresql();
    closers.unshift(() => server.stop());
    for (const employees of sizes) {
      const environment = { DATABASE_URL: await newDatabase(server.url, `scale_${employees}`) };
      await seed(employees, { ...environment, DATA_DIR: join(folder, `postgresql-${employees}`) });
      const open = async () => ({ ...environment, DATA_DIR: await mkdtemp(join(folder, 'data-')) });
      found.push({ engine: 'postgresql', employees, open });
    }
  }
  if (engines.includes('embedded')) {
    for (const employees of sizes) {
      const seeded = await embedded(employees);
      const open = async () => {
        const copy = await mkdtemp(join(folder, 'data-'));
        await cp(seeded, copy, { recursive: true });
        return { DATA_DIR: copy };
      };
      found.push({ engine: 'embedded', employees, open });
    }
  }
  return {
    found,
    async close() {
      for (const close of closers) await close();
    },
  };
}

async function newDatabase(url: string, name: string): Promise<string> {
  const { withAdministrator, databaseUrl } = await import('../../../server/test/support/administrator.ts');
  await withAdministrator(url, (client) => client.query(`create database ${client.escapeIdentifier(name)}`));
  return databaseUrl(url, name);
}

async function embedded(employees: number): Promise<string> {
  const place = join(CACHE, `embedded-${employees}-${await fingerprint()}`);
  if (!existsSync(place)) {
    const unfinished = `${place}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await seed(employees, { DATA_DIR: unfinished });
    await rename(unfinished, place);
  }
  return place;
}

/** Hash of the migrations and of the seed code. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['server/migrations', 'server/src/seed']) {
    for (const name of (await readdir(join(root, folder))).sort()) {
      if (/\.(sql|ts)$/.test(name)) hash.update(await readFile(join(root, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

async function seed(employees: number, variables: Record<string, string>): Promise<void> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'server/src/seed.ts'), '--employees', String(employees)], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`Seeding ${employees} employees ended with ${code}.`);
  const engine = variables.DATABASE_URL === undefined ? 'embedded' : 'PostgreSQL';
  console.error(`${engine} with ${employees} employees in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
