import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { issueToken } from '../../src/access/sign-in/tokens.ts';
import { connect, connectEmbedded, type Database } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { activity, members } from '../../src/db/schema.ts';
import { readEnv } from '../../src/env.ts';
import { openUploads, type UploadStore } from '../../src/files/uploads.ts';
import { deriveKeys } from '../../src/http/keys.ts';
import { postgresqlDatabase } from '../support/database.ts';
import { ask, type ServerProcess, startServer } from '../support/serverProcess.ts';
import { TEST_SECRET } from '../support/testApp.ts';
import type { Desk } from './writers.ts';

/** Data on disk that outlive the server processes that use them. */
export interface PersistentData {
  readonly folder: string;
  readonly openUploads: () => UploadStore;
  readonly start: () => ServerProcess;
  /** The database itself; an embedded one only while no server runs. */
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<void>;
}

/** New data on the engine of the running project, or in the PostgreSQL that the address names. */
export async function persistentData(databaseUrl?: string): Promise<PersistentData> {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-standing-'));
  const removeFolder = async () => rmSync(folder, { recursive: true, force: true });
  const data = (url: string | undefined, remove: () => Promise<void>): PersistentData => ({
    folder,
    openUploads: () => openUploads(readEnv({ DATA_DIR: folder })),
    start: () =>
      startServer({
        DATA_DIR: folder,
        SESSION_SECRET: TEST_SECRET,
        ...(url === undefined ? {} : { DATABASE_URL: url }),
      }),
    open: () => connect({ databaseUrl: url, dataDir: folder, maxConnections: 2 }),
    remove,
  });
  if (databaseUrl !== undefined) {
    const given = data(databaseUrl, removeFolder);
    const database = await given.open();
    await migrate(database);
    await database.close();
    return given;
  }
  if (inject('engine') === 'embedded') {
    await (await connectEmbedded(folder, inject('embeddedTemplate'))).close();
    return data(undefined, removeFolder);
  }
  const { url, drop } = await postgresqlDatabase(inject('postgresqlTemplate'));
  return data(url, async () => {
    await drop();
    await removeFolder();
  });
}

/** Adds an owner with their entry in the activity log, and returns a session token. */
export async function ownerToken({ db }: Database): Promise<string> {
  const values = { number: '9876500001', name: 'Ilaben Meghani', role: 'owner' } as const;
  const [row] = await db.insert(members).values(values).returning({ id: members.id });
  const id = row?.id ?? 0;
  await db.insert(activity).values({
    member_id: id,
    member_number: values.number,
    member_name: values.name,
    address: '127.0.0.1',
    action: 'create',
    record: 'member',
    record_id: id,
    record_name: values.name,
    version: 1,
  });
  return await issueToken(deriveKeys(TEST_SECRET).sessions, { id, ...values, sessionEpoch: 0 }, new Date());
}

/** Adds the branch and the designation that employees need. */
export async function createDesk(origin: string, token: string): Promise<Desk> {
  const branch = await ask(origin, 'POST', '/data/settings/add-branches', {
    token,
    query: { name: 'Vesu Showroom', branch_type: 'Showroom' },
  });
  const designation = await ask(origin, 'POST', '/data/settings/designations', {
    token,
    query: { designation: 'Tailor' },
  });
  return { origin, token, branchId: String(branch.body.id), designationId: String(designation.body.id) };
}
