import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnv, variables } from './env.ts';

const folder = mkdtempSync(join(tmpdir(), 'seamline-env-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: randomBytes(32).toString('hex'),
  UPLOADS_KEY: randomBytes(32).toString('hex'),
  DATABASE_URL: 'postgres://db.example.com/seamline',
  OTP_WEBHOOK_URL: 'https://sms.example.com/otp',
};

test('without any variable the server runs on port 3000 of this machine with the demo company', () => {
  const env = readEnv({ DATA_DIR: folder });

  expect(env).toMatchObject({ production: false, port: 3000, host: '127.0.0.1', seed: 'demo', trustProxy: false });
  expect(env.uploadsDir).toBe(join(folder, 'uploads'));
  expect(env.remotesDir).toBe(join(folder, 'remotes'));
});

test('a secret is made once, kept for the next start and readable by its owner alone', () => {
  const first = readEnv({ DATA_DIR: folder }).sessionSecret;

  expect(readEnv({ DATA_DIR: folder }).sessionSecret).toBe(first);
  expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('an empty variable counts as one that is not set', () => {
  expect(readEnv({ DATA_DIR: folder, PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test.each([
  [{ PORT: 'three' }, 'PORT must be a whole number between 0 and 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number between 0 and 65535.'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [{ SEED: 'some' }, 'SEED is either "demo" or "none".'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV is one of "development", "test" and "production".'],
  [{ UPLOADS_KEY: 'a'.repeat(63) }, 'UPLOADS_KEY must have 64 hexadecimal digits'],
  [{ UPLOADS_FORMER_KEYS: `${'a'.repeat(64)},b` }, 'Each of UPLOADS_FORMER_KEYS must have 64 hexadecimal digits'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters.'],
  [{ OTP_WEBHOOK_URL: 'ftp://x' }, 'OTP_WEBHOOK_URL must be an address that starts with http:// or https://.'],
  [{ RETENTION_YEARS: '0' }, 'RETENTION_YEARS must be a whole number between 1 and 100.'],
  [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS must be a number between 0 and 60.'],
  [{ HSTS: 'yes' }, 'HSTS is either "on" or "off".'],
  [{ EMBEDDED_DATABASE: 'yes' }, 'EMBEDDED_DATABASE, when it is set, can only be "allow-in-production".'],
  [{ FIRST_OWNER_NUMBER: '+91 98123 45670' }, 'FIRST_OWNER_NUMBER must be a mobile number of 10 digits.'],
  [{ FIRST_OWNER_NAME: '\u202E\u200B' }, 'FIRST_OWNER_NAME must be a name that can be read.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ S3_BUCKET: 'Not A Bucket' }, 'S3_BUCKET must be the name of a bucket'],
  [{ S3_BUCKET: 'seamline' }, 'UPLOADS_KEY is missing'],
  [{ S3_BUCKET: 'seamline', S3_SECRET_ACCESS_KEY: 'x' }, 'S3_ACCESS_KEY_ID is missing: set both keys, or neither'],
  [{ S3_SECRET_ACCESS_KEY: 'x' }, 'S3_SECRET_ACCESS_KEY is set, but S3_BUCKET names no bucket.'],
  [{ S3_PREFIX: '/up' }, 'S3_PREFIX must end with a slash and hold only letters, digits, "-", "_" and "/".'],
  [
    { REMOTE_ORIGINS: 'https://cdn.example.com/path' },
    'REMOTE_ORIGINS lists "https://cdn.example.com/path", which is not an origin such as https://remotes.example.com.',
  ],
  [
    { OVERRIDE_ORIGINS: 'http://localhost:3102,*' },
    'OVERRIDE_ORIGINS lists "*", which is not an origin such as https://remotes.example.com.',
  ],
  [{ REGISTRY_POLL_SECONDS: '0' }, 'REGISTRY_POLL_SECONDS must be a number between 1 and 3600.'],
])('the settings %j are refused with a sentence', (settings, sentence) => {
  expect(() => readEnv({ DATA_DIR: folder, ...settings })).toThrow(sentence);
});

test('a bucket without an endpoint is one of Amazon in its region', () => {
  const keys = { S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'canary', UPLOADS_KEY: 'a'.repeat(64) };

  expect(readEnv({ DATA_DIR: folder, ...keys, S3_BUCKET: 'seamline', S3_REGION: 'ap-south-1' }).s3).toEqual({
    endpoint: 'https://s3.ap-south-1.amazonaws.com',
    bucket: 'seamline',
    region: 'ap-south-1',
    accessKeyId: 'AKIA',
    secretAccessKey: 'canary',
    prefix: '',
  });
});

test('readEnv reports every invalid variable in one error', () => {
  expect(() => readEnv({ PORT: 'x', SEED: 'y' })).toThrow(
    'The settings need attention:\n  - PORT must be a whole number between 0 and 65535.\n  - SEED is either "demo" or "none".',
  );
});

test('production starts with a secret, a PostgreSQL and a way to deliver codes, and without the demo company', () => {
  expect(readEnv({ ...PRODUCTION, DATA_DIR: folder })).toMatchObject({
    production: true,
    seed: 'none',
    logLevel: 'info',
  });
});

test.each([
  [
    { SESSION_SECRET: '' },
    'SESSION_SECRET is missing: production needs a secret of its own, e.g. from "openssl rand -hex 32".',
  ],
  [
    { SESSION_SECRET: 'MeghdhanushFashionSurat2026Meghdhanush' },
    'SESSION_SECRET must be at least 32 random hexadecimal digits: take those of "openssl rand -hex 32".',
  ],
  [{ OTP_WEBHOOK_URL: '' }, 'OTP_WEBHOOK_URL is missing: without it nobody receives a one-time code.'],
  [
    { DATABASE_URL: '' },
    'DATABASE_URL is missing: the embedded database can lose data in a power cut. Name a PostgreSQL, or set EMBEDDED_DATABASE=allow-in-production.',
  ],
  [{ UPLOADS_KEY: '' }, 'UPLOADS_KEY is missing: pictures and documents in production or in a bucket need a key'],
  [{ SEED: 'demo' }, 'SEED=demo makes accounts with a published password: not in production.'],
  [
    { SESSION_SECRET: 'abcdefghij'.repeat(4) },
    'SESSION_SECRET must be at least 32 random hexadecimal digits: take those of "openssl rand -hex 32".',
  ],
  [
    { METRICS_TOKEN: 'metrics-token-of-our-company' },
    'METRICS_TOKEN must be at least 32 random hexadecimal digits: take those of "openssl rand -hex 32".',
  ],
  [
    { OTP_WEBHOOK_URL: 'http://sms.example.com/otp' },
    'OTP_WEBHOOK_URL sends one-time codes readable over the network: use https://, or http:// to a program on this machine.',
  ],
  [
    { OVERRIDE_ORIGINS: 'http://dev.example.com' },
    'OVERRIDE_ORIGINS lists "http://dev.example.com": scripts over http:// can be replaced on their way. Use https://.',
  ],
  [
    { OVERRIDE_ORIGINS: 'http://localhost:3103' },
    'OVERRIDE_ORIGINS lists "http://localhost:3103": any program on a person\'s own computer could put scripts into a page with real data. Use https://, or set LOOPBACK_OVERRIDES=allow-in-production.',
  ],
  [
    { REMOTE_ORIGINS: 'http://cdn.example.com' },
    'REMOTE_ORIGINS lists "http://cdn.example.com": scripts over http:// can be replaced on their way. Use https://.',
  ],
])('production with %j is refused', (settings, sentence) => {
  expect(() => readEnv({ ...PRODUCTION, DATA_DIR: folder, ...settings })).toThrow(sentence);
});

test.each([
  [{ OTP_WEBHOOK_URL: 'http://127.0.0.1:9000/otp' }],
  [{ OTP_WEBHOOK_URL: 'http://localhost/otp' }],
  [{ OTP_WEBHOOK_URL: 'http://[::1]:9000/otp' }],
  [{ OVERRIDE_ORIGINS: 'https://dev.example.com', REMOTE_ORIGINS: 'https://cdn.example.com' }],
  [{ OVERRIDE_ORIGINS: 'http://localhost:3103', LOOPBACK_OVERRIDES: 'allow-in-production' }],
  [{ METRICS_TOKEN: randomBytes(16).toString('hex') }],
  [{ HOST: '0.0.0.0' }],
])('production with %j starts', (settings) => {
  expect(readEnv({ ...PRODUCTION, DATA_DIR: folder, ...settings }).production).toBe(true);
});

test('production accepts the embedded database only with an explicit setting', () => {
  const settings = { ...PRODUCTION, DATABASE_URL: '', EMBEDDED_DATABASE: 'allow-in-production', DATA_DIR: folder };

  expect(readEnv(settings).databaseUrl).toBeUndefined();
});

test.each([
  ['off', false],
  ['0', false],
  ['1', 1],
  ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
  ['loopback, fc00::/7', ['loopback', 'fc00::/7']],
])('TRUST_PROXY=%s trusts proxies by number or by address', (TRUST_PROXY, trusted) => {
  expect(readEnv({ DATA_DIR: folder, TRUST_PROXY }).trustProxy).toEqual(trusted);
});

const PROXIES = 'Give the number of proxies in front of the server, e.g. 1, or list their addresses.';

test.each([
  ['on', `TRUST_PROXY=on would believe any address that a caller claims. ${PROXIES}`],
  ['10', `TRUST_PROXY=10 is more than 9 proxies. ${PROXIES}`],
  ['0.0.0.0/0', `TRUST_PROXY lists "0.0.0.0/0", which is no address and no network of proxies. ${PROXIES}`],
  ['127.0.0.1,::/0', `TRUST_PROXY lists "::/0", which is no address and no network of proxies. ${PROXIES}`],
  ['yes', `TRUST_PROXY lists "yes", which is no address and no network of proxies. ${PROXIES}`],
  ['10.0.0.0/33', `TRUST_PROXY lists "10.0.0.0/33", which is no address and no network of proxies. ${PROXIES}`],
])('TRUST_PROXY=%s is refused with a sentence', (TRUST_PROXY, sentence) => {
  expect(() => readEnv({ DATA_DIR: folder, TRUST_PROXY })).toThrow(sentence);
});

describe('the demo company', () => {
  test.each(['0.0.0.0', '::', '192.168.1.20', 'hr.example.com'])('does not start with HOST=%s', (HOST) => {
    expect(() => readEnv({ DATA_DIR: folder, HOST })).toThrow(
      `HOST=${HOST} lets other machines reach the demo accounts, whose password is published: leave HOST out, or set SEED=none, or DEMO_ON_NETWORK=accept.`,
    );
  });

  test.each([
    [{ HOST: '127.0.0.1' }, false],
    [{ HOST: 'localhost' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '0.0.0.0', DEMO_ON_NETWORK: 'accept' }, false],
    [{ HOST: '0.0.0.0', SEED: 'none' }, true],
  ])('starts with %j', (settings, refusesDemoAccounts) => {
    expect(readEnv({ DATA_DIR: folder, ...settings }).refusesDemoAccounts).toBe(refusesDemoAccounts);
  });
});

describe('.env.example', () => {
  const root = resolve(import.meta.dirname, '../..');
  const blocks = readFileSync(join(root, '.env.example'), 'utf8').trim().split('\n\n').slice(1);
  const entries = blocks.map(
    (block) => /^# (?<text>\S.+)\n# ?(?<name>[A-Z0-9_]+)=(?<value>.*)$/.exec(block)?.groups ?? {},
  );
  const names = Object.keys(variables.shape) as (keyof typeof variables.shape)[];

  test('lists every variable of the server once, in the order of env.ts, each with a line of text', () => {
    expect(entries.map(({ name }) => name)).toEqual(names);
  });

  test.each(names)('has the default of %s', (name) => {
    const value = entries.find((entry) => entry.name === name)?.value ?? '';
    const field = variables.shape[name];
    const byDefault = field.parse(undefined);
    expect(value === '').toBe(byDefault === undefined || byDefault === '');
    const isFolder = name === 'DATA_DIR' || name === 'SHELL_DIR';
    if (value !== '') expect(field.parse(isFolder ? join(root, value) : value)).toEqual(byDefault);
  });
});
