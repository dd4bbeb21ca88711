import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const folder = mkdtempSync(join(tmpdir(), 'seamline-env-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: '4f1c9d0e7b2a86535d8e0c1f9a7b34e2',
  DATABASE_URL: 'postgres://db.example.com/seamline',
  OTP_WEBHOOK_URL: 'https://sms.example.com/otp',
};

test('without any variable the server tries out on port 3000 of this machine with the demo company', () => {
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
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters.'],
  [{ OTP_WEBHOOK_URL: 'ftp://x' }, 'OTP_WEBHOOK_URL must be an address that starts with http:// or https://.'],
  [{ HSTS: 'yes' }, 'HSTS is either "on" or "off".'],
  [{ EMBEDDED_DATABASE: 'yes' }, 'EMBEDDED_DATABASE, when it is set, can only be "allow-in-production".'],
  [{ FIRST_OWNER_NUMBER: '+91 98123 45670' }, 'FIRST_OWNER_NUMBER must be a mobile number of 10 digits.'],
  [{ FIRST_OWNER_NAME: '\u202E\u200B' }, 'FIRST_OWNER_NAME must be a name that can be read.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ S3_BUCKET: 'Not A Bucket' }, 'S3_BUCKET must be the name of a bucket'],
  [{ S3_BUCKET: 'seamline' }, 'S3_ACCESS_KEY_ID is missing: S3_BUCKET needs it.'],
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
  const keys = { S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'canary' };

  expect(readEnv({ DATA_DIR: folder, ...keys, S3_BUCKET: 'seamline', S3_REGION: 'ap-south-1' }).s3).toEqual({
    endpoint: 'https://s3.ap-south-1.amazonaws.com',
    bucket: 'seamline',
    region: 'ap-south-1',
    accessKeyId: 'AKIA',
    secretAccessKey: 'canary',
    prefix: '',
  });
});

test('every mistake is told at once', () => {
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
    { SESSION_SECRET: 'a'.repeat(40) },
    'SESSION_SECRET can be guessed: take a random one, e.g. from "openssl rand -hex 32".',
  ],
  [{ OTP_WEBHOOK_URL: '' }, 'OTP_WEBHOOK_URL is missing: without it nobody receives a one-time code.'],
  [
    { DATABASE_URL: '' },
    'DATABASE_URL is missing: the embedded database can lose data in a power cut. Name a PostgreSQL, or set EMBEDDED_DATABASE=allow-in-production.',
  ],
  [{ SEED: 'demo' }, 'SEED=demo makes accounts with a published password: not in production.'],
])('production with %j is refused', (settings, sentence) => {
  expect(() => readEnv({ ...PRODUCTION, DATA_DIR: folder, ...settings })).toThrow(sentence);
});

test('production takes the embedded database when told so in so many words', () => {
  const settings = { ...PRODUCTION, DATABASE_URL: '', EMBEDDED_DATABASE: 'allow-in-production', DATA_DIR: folder };

  expect(readEnv(settings).databaseUrl).toBeUndefined();
});

test('proxies are trusted by number or by address', () => {
  expect(readEnv({ DATA_DIR: folder, TRUST_PROXY: '1' }).trustProxy).toBe(1);
  expect(readEnv({ DATA_DIR: folder, TRUST_PROXY: 'on' }).trustProxy).toBe(true);
  expect(readEnv({ DATA_DIR: folder, TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual([
    '10.0.0.0/8',
    '127.0.0.1',
  ]);
});
