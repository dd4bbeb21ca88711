import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@seamline/shared/contract/access/session';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { decodeJwt } from 'jose';
import { expect, onTestFinished, TestRunner } from 'vitest';
import { issueToken } from '../../src/access/sign-in/tokens.ts';
import { buildApp } from '../../src/app.ts';
import type { Database } from '../../src/db/connect.ts';
import { todayBy } from '../../src/db/dueChanges.ts';
import { members } from '../../src/db/schema.ts';
import type { Viewer } from '../../src/db/viewer.ts';
import { type Env, readEnv } from '../../src/env.ts';
import { deriveKeys, type Keys } from '../../src/http/keys.ts';
import { testDatabase } from './database.ts';
import { registerCleanup } from './registerCleanup.ts';
import { setToday } from './today.ts';

export const TEST_SECRET = 'a secret for tests that is long enough 0123456789';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD';

interface Question {
  readonly token?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Network address of the caller. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
  /** Sent as JSON, in place of a payload. */
  readonly json?: unknown;
  /** Sent as multipart, in place of a payload. */
  readonly form?: FormData;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The text read as JSON. */
  readonly body: unknown;
}

export interface Person {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly role: Role;
  readonly sessionEpoch: number;
  readonly token: string;
  /** The session that signed URLs of the person's files are bound to. */
  readonly session: Viewer['session'];
}

interface NewPerson {
  readonly number?: string;
  readonly name?: string;
  readonly role?: Role;
  readonly passwordHash?: string;
  readonly canEdit?: boolean;
  readonly canView?: boolean;
  readonly isActive?: boolean;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly env: Env;
  readonly keys: Keys;
  readonly database: Database;
  /** Everything that was logged, one line an entry. */
  readonly logs: string[];
  readonly now: () => Date;
  /** Moves the clock of the server, for the rest of the test that calls it. */
  readonly passSeconds: (seconds: number) => void;
  readonly ask: (method: Method, path: string, question?: Question) => Promise<Answer>;
  /** Adds a member and signs them in. */
  readonly person: (values?: NewPerson) => Promise<Person>;
}

/** Has no run of zeros, because the digits of a measured time can look like one. */
let numbers = 9_183_647_205;

/** A number that no other test uses. */
export function freshNumber(): string {
  numbers += 1;
  return String(numbers);
}

/** The whole server on a database of its own, or on the given one, with a clock that the test moves. */
export async function testApp(variables: Readonly<Record<string, string>> = {}, given?: Database): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-server-'));
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    SHELL_DIR: join(folder, 'shell'),
    SESSION_SECRET: TEST_SECRET,
    LOG_LEVEL: 'trace',
    PLACE_SEARCH_URL: 'off',
    ...variables,
  });
  const database = given ?? (await testDatabase());
  const logs: string[] = [];
  let offsetMs = 0;
  const now = () => new Date(Date.now() + offsetMs);
  const app = buildApp({ env, database, clock: now, logStream: { write: (line) => void logs.push(line) } });
  const secrets = new Set([TEST_SECRET]);
  registerCleanup(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
    expect(leaked(secrets, logs.join('')), 'secrets in the log').toEqual([]);
  });
  const keys = deriveKeys(TEST_SECRET);
  const keepDay = dayKeeper(database, now);
  registerCleanup(() => keepDay(() => new Date()));
  return {
    app,
    env,
    keys,
    database,
    logs,
    now,
    passSeconds: (seconds) => {
      offsetMs += seconds * 1000;
      if (!TestRunner.getCurrentTest()) return;
      onTestFinished(() => {
        offsetMs -= seconds * 1000;
      });
    },
    ask: async (method, path, question = {}) => {
      await keepDay(now);
      for (const name of SECRET_NAMES) secrets.add(question.query?.[name] ?? TEST_SECRET);
      return await ask(app, method, path, question);
    },
    person: async (values = {}) => {
      const person = await addPerson(database, keys, now(), values);
      secrets.add(person.token).add(person.number);
      return person;
    },
  };
}

/** Returns a function that gives the database the day of a clock, one call after the other. */
function dayKeeper(database: Database, clock: () => Date) {
  let day = todayBy(clock);
  let setting = Promise.resolve();
  return (now: () => Date) => {
    setting = setting.then(async () => {
      const today = todayBy(now);
      if (today === day) return;
      await setToday(database, today === todayBy(() => new Date()) ? undefined : today);
      day = today;
    });
    return setting;
  };
}

const SECRET_NAMES = ['password', 'new_password', 'otp', 'token'];

/** Returns the secrets of a test file that occur in its log; shorter ones may occur by chance. */
function leaked(secrets: ReadonlySet<string>, log: string): string[] {
  return [...secrets].filter((secret) => secret.length >= 8 && log.includes(secret));
}

async function ask(app: FastifyInstance, method: Method, path: string, question: Question): Promise<Answer> {
  const query = new URLSearchParams({ ...question.query, ...(question.token ? { token: question.token } : {}) });
  const url = query.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
  const body = await bodyOf(question);
  const request: InjectOptions = {
    method,
    url,
    headers: { ...body.headers, ...question.headers },
    ...(question.from === undefined ? {} : { remoteAddress: question.from }),
    ...(body.payload === undefined ? {} : { payload: body.payload }),
  };
  const answer = await app.inject(request);
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: parsed(answer.body) };
}

async function bodyOf({
  form,
  json,
  payload,
}: Question): Promise<{ payload?: string | Buffer | undefined; headers?: object }> {
  if (form) return await encoded(form);
  return json === undefined
    ? { payload }
    : { payload: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
}

/** A form as a browser sends it. */
async function encoded(form: FormData) {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const contentType = request.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': contentType } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function addPerson(database: Database, keys: Keys, now: Date, values: NewPerson): Promise<Person> {
  const [row] = await database.db
    .insert(members)
    .values({
      number: values.number ?? freshNumber(),
      name: values.name ?? 'Asha Patel',
      role: values.role ?? 'owner',
      password_hash: values.passwordHash ?? null,
      edit_permission: values.canEdit ?? true,
      view_permission: values.canView ?? true,
      is_active: values.isActive ?? true,
    })
    .returning({
      id: members.id,
      number: members.number,
      name: members.name,
      role: members.role,
      sessionEpoch: members.session_epoch,
    });
  if (row === undefined) throw new Error('The member was not stored.');
  const token = await issueToken(keys.sessions, row, now);
  const { jti = '', exp = 0 } = decodeJwt(token);
  return { ...row, token, session: { id: jti, expiresAt: new Date(exp * 1000), epoch: row.sessionEpoch } };
}
