import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { connect, connectEmbedded } from './connect.ts';
import { transaction } from './transaction.ts';

const TEMPLATE = inject('engine') === 'embedded' ? inject('embeddedTemplate') : undefined;
/** Only the embedded engine has a data folder. */
const testWithFolder = test.runIf(TEMPLATE);
/** The embedded engine lives in the process: only the other one has connections to lose. */
const testWithConnections = test.runIf(!TEMPLATE);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the database speaks UTC and counts letters beyond ASCII as letters', async () => {
  const { sql } = await testDatabase();
  const [row] = await sql`select current_setting('TimeZone') as zone, lower('ÄÉ') as small, char_length('શુભ') as count`;
  expect(row).toEqual({ zone: 'UTC', small: 'äé', count: 3 });
});

test('a PostgreSQL that does not answer is named without its password', async () => {
  const address = 'postgres://someone:secret-word@127.0.0.1:1/house';
  await expect(connect({ databaseUrl: address, dataDir: '' })).rejects.toThrow(
    'The PostgreSQL that DATABASE_URL names (127.0.0.1:1/house) cannot be used: ECONNREFUSED.',
  );
});

testWithFolder('what was written is there after closing and opening again', async () => {
  const dataDir = newFolder();
  const first = await connectEmbedded(dataDir, TEMPLATE);
  await first.sql`insert into branches (name, branch_type) values ('Vesu Showroom', 'Showroom')`;
  await first.close();
  const second = await connectEmbedded(dataDir);
  expect(await second.sql`select name from branches`).toEqual([{ name: 'Vesu Showroom' }]);
  await second.close();
});

testWithFolder('a data folder may lie deeper than a socket’s path can reach', async () => {
  const dataDir = join(newFolder(), 'a-folder-with-a-long-name'.repeat(4), 'and-another'.repeat(6));
  mkdirSync(dataDir, { recursive: true });
  const database = await connectEmbedded(dataDir, TEMPLATE);
  expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }]);
  await database.close();
});

testWithFolder('a second opening of one data folder is refused with its name and the process', async () => {
  const dataDir = newFolder();
  const database = await connectEmbedded(dataDir, TEMPLATE);
  await expect(connectEmbedded(dataDir)).rejects.toThrow(
    `The database in ${dataDir} is already in use by process ${process.pid} since `,
  );
  expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }]);
  await database.close();
});

/** Opens the folder in another process, which stays until it is killed. */
async function openElsewhere(dataDir: string) {
  const program = `
    const { connect } = await import(${JSON.stringify(new URL('./connect.ts', import.meta.url).href)});
    const database = await connect({ databaseUrl: undefined, dataDir: ${JSON.stringify(dataDir)} });
    await database.sql\`insert into branches (name, branch_type) values ('Written elsewhere', 'Factory')\`;
    console.log('open');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  return child;
}

testWithFolder('a folder is refused while another process has it, and free once that one was killed', async () => {
  const dataDir = newFolder();
  await (await connectEmbedded(dataDir, TEMPLATE)).close();
  const child = await openElsewhere(dataDir);
  await expect(connectEmbedded(dataDir)).rejects.toThrow(
    new RegExp(
      `^The database in ${dataDir} is already in use by process ${child.pid} since \\S+\\. Stop that process first, or choose another folder with DATA_DIR\\.$`,
    ),
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await connectEmbedded(dataDir);
  expect(await database.sql`select name from branches`).toEqual([{ name: 'Written elsewhere' }]);
  await database.close();
});

testWithConnections('a transaction that loses its connection is refused, and nothing of it comes after', async () => {
  const { db, sql } = await testDatabase();
  const broken = transaction(db, async (connection) => {
    await connection.execute('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    // One for each connection, so that one of them replaces the broken connection.
    await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.3)`));
    await connection.execute("insert into branches (name, branch_type) values ('After the end', 'Showroom')");
  });
  await expect(broken).rejects.toThrow();
  expect(await sql`select name from branches where name = 'After the end'`).toEqual([]);
});
