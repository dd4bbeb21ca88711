import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { postgresqlDatabase } from '../test/support/database.ts';
import { employeeIn, makePlace } from '../test/support/rows.ts';
import { connect, connectEmbedded } from './db/connect.ts';
import { beginningAfter } from './db/schema/columns.ts';
import { employees } from './db/schema.ts';

const run = promisify(execFile);

/**
 * The settings of an organisation with employees 1 to 3, of whom the first left in 2015 and the second in 2020; of
 * employee 9 and of manager 5 nothing but the entry of the deletion is left.
 */
async function organisation(): Promise<Record<string, string>> {
  const settings: Record<string, string> = { DATA_DIR: mkdtempSync(join(tmpdir(), 'seamline-retention-')) };
  onTestFinished(() => rmSync(settings.DATA_DIR ?? '', { recursive: true, force: true }));
  if (inject('engine') === 'postgresql') {
    const { url, drop } = await postgresqlDatabase(inject('postgresqlTemplate'));
    onTestFinished(drop);
    settings.DATABASE_URL = url;
  }
  const database =
    settings.DATABASE_URL === undefined
      ? await connectEmbedded(settings.DATA_DIR, inject('embeddedTemplate'))
      : await connect({ databaseUrl: settings.DATABASE_URL, dataDir: '' });
  const place = await makePlace(database.db);
  const left = (lastDay: string) => ({
    joining_date: '2010-01-04',
    resignation_date: lastDay,
    company_last_day: lastDay,
    left_at: beginningAfter(sql`${lastDay}::date`),
  });
  for (const [index, values] of [left('2015-03-31'), left('2020-03-31'), {}].entries()) {
    const named = { full_name: `Employee ${index + 1}`, hobbies: 'Kites', mobile_number: `982400000${index}` };
    await database.db.insert(employees).values({ ...employeeIn(place, named), shift_id: null, ...values } as never);
  }
  await database.sql`insert into activity (at, member_id, member_number, member_name, address, action, record, record_id, record_name, before)
    values ('2016-01-01', 5, '9824000005', 'Manager 5', '203.0.113.7', 'remove', 'employee', 9, 'Employee 9', '{"hobbies": "Kites"}'),
      ('2026-01-01', 1, '9824000001', 'Owner 1', '203.0.113.7', 'remove', 'member', 5, 'Manager 5', '{"number": "9824000005"}')`;
  await database.close();
  return settings;
}

async function retention(settings: Record<string, string>, ...args: string[]) {
  const program = join(import.meta.dirname, 'retention.ts');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...settings };
  return await run(process.execPath, [program, ...args], { env }).then(
    ({ stdout }) => stdout,
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

test('the retention command names who is due, and erases them', async () => {
  const due = { ...(await organisation()), RETENTION_YEARS: '10' };
  const line =
    '  1 Employee 1, last day 2015-03-31: 2 values, 0 files\n  9 Employee 9, record deleted: 1 in the activity log\n';

  expect(await retention(due, '--dry-run')).toBe(`Would erase the data of 2 people.\n${line}`);
  expect(await retention(due)).toBe(`Erases the data of 2 people.\n${line}`);
  expect(await retention(due)).toBe('Erases the data of 0 people.\n');
});

test('the retention command erases one former employee on request, and refuses a current one', async () => {
  const settings = await organisation();

  expect(await retention(settings, '--employee', '2')).toContain('  2 Employee 2, last day 2020-03-31: 2 values');
  expect(await retention(settings, '--employee', '3')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Employee 3 is a current employee: record the leaving first.\n',
  });
});

test('the retention command erases by their id those whose record was deleted', async () => {
  const settings = await organisation();

  expect(await retention(settings, '--employee', '9')).toBe(
    'Erases the data of 1 person.\n  9 Employee 9, record deleted: 1 in the activity log\n',
  );
  expect(await retention(settings, '--administrator', '5')).toBe(
    'Erases the data of 1 person.\n  5 Manager 5, record deleted: 1 in the activity log\n',
  );
  expect(await retention(settings, '--administrator', '5')).toBe('Erases the data of 0 people.\n');
  expect(await retention(settings, '--employee', '7')).toMatchObject({ stderr: 'There is no employee 7.\n' });
  expect(await retention(settings, '--administrator', '7')).toMatchObject({
    stderr: 'There is no deleted owner or manager 7. A current one is deleted under Manager first.\n',
  });
});

// It has no data to read by then.
test.runIf(inject('engine') === 'embedded')('the retention command refuses a rule that is not set', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-retention-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

  expect(await retention({ DATA_DIR: folder })).toMatchObject({
    code: 1,
    stderr: 'RETENTION_YEARS is not set, so nothing is ever due. Set it, or name a former employee: --employee ID.\n',
  });
});
