import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BucketSettings } from '@seamline/delivery/store/settings';
import type { ShellSettings } from '@seamline/shared/contract/shell-settings';
import * as z from 'zod';
import { type S3Settings, s3Problems, s3Settings, s3Variables } from './modules/files/s3Settings.ts';
import { type MapServices, mapServices, mapVariables } from './modules/places/settings.ts';
import { remotesBucket, remotesBucketProblems, remotesBucketVariables } from './modules/web/remotesBucket.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

const flag = (name: string) =>
  z
    .enum(['on', 'off'], `${name} is either "on" or "off".`)
    .default('off')
    .transform((value) => value === 'on');

const webAddress = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an address that starts with http:// or https://.` });

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'NODE_ENV is one of "development", "test" and "production".')
    .default('development'),
  PORT: z.coerce
    .number('PORT must be a whole number between 0 and 65535.')
    .int('PORT must be a whole number between 0 and 65535.')
    .min(0, 'PORT must be a whole number between 0 and 65535.')
    .max(65_535, 'PORT must be a whole number between 0 and 65535.')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().default(join(REPOSITORY, '.data')),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must start with postgres:// or postgresql://.' })
    .optional(),
  EMBEDDED_DATABASE: z
    .enum(['allow-in-production'], 'EMBEDDED_DATABASE, when it is set, can only be "allow-in-production".')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'SEED is either "demo" or "none".').optional(),
  FIRST_OWNER_NUMBER: z
    .string()
    .regex(/^\d{10}$/, 'FIRST_OWNER_NUMBER must be a mobile number of 10 digits.')
    .optional(),
  FIRST_OWNER_NAME: z.string().max(200, 'FIRST_OWNER_NAME has at most 200 characters.').default('Owner'),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET must have at least 32 characters.').optional(),
  OTP_WEBHOOK_URL: webAddress('OTP_WEBHOOK_URL').optional(),
  OTP_WEBHOOK_TOKEN: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters.').optional(),
  TRUST_PROXY: z.string().default('off'),
  HSTS: flag('HSTS'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'LOG_LEVEL is one of "trace", "debug", "info", "warn", "error", "fatal" and "silent".',
    )
    .optional(),
  SHELL_DIR: z.string().default(join(REPOSITORY, 'shell/dist')),
  REMOTES_DIR: z.string().optional(),
  TRUSTED_KEYS: z.string().optional(),
  REMOTE_ORIGINS: z.string().default(''),
  OVERRIDE_ORIGINS: z.string().default(''),
  REGISTRY_POLL_SECONDS: z.coerce
    .number('REGISTRY_POLL_SECONDS must be a number between 1 and 3600.')
    .min(1, 'REGISTRY_POLL_SECONDS must be a number between 1 and 3600.')
    .max(3600, 'REGISTRY_POLL_SECONDS must be a number between 1 and 3600.')
    .default(60),
  ...mapVariables,
  ...s3Variables,
  ...remotesBucketVariables,
});

export type Seed = 'demo' | 'none';

/** Everything that the surroundings decide, checked once at start. */
export interface Env {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly uploadsDir: string;
  /** Where uploads are kept instead of in the folder. */
  readonly s3: S3Settings | undefined;
  readonly databaseUrl: string | undefined;
  readonly seed: Seed;
  /** Whom an empty house is opened to. */
  readonly firstOwner: { readonly number: string; readonly name: string } | undefined;
  readonly sessionSecret: string;
  readonly otpWebhook: { readonly url: string; readonly token: string | undefined } | undefined;
  /** What a collector of metrics has to show; without it only this machine gets them. */
  readonly metricsToken: string | undefined;
  readonly trustProxy: boolean | number | string[];
  readonly hsts: boolean;
  readonly logLevel: string;
  /** Off where another host serves the shell. */
  readonly servesShell: boolean;
  readonly shellDir: string;
  readonly remotesDir: string;
  /** Where the registry and the releases lie instead of in the folder. */
  readonly remotesBucket: BucketSettings | undefined;
  /** The list of the keys that may vouch for remotes; it does not lie among them. */
  readonly trustedKeysFile: string;
  /** Other hosts whose scripts the shell may run, because a registry names releases there. */
  readonly remoteOrigins: readonly string[];
  readonly mapServices: MapServices;
  /** What the shell is told about itself. */
  readonly shellSettings: ShellSettings;
}

/** Reads the variables, or throws an error whose message says in sentences what to put right. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const checked = variables.safeParse(given);
  if (!checked.success) throw refusal(checked.error.issues.map((issue) => issue.message));
  const values = checked.data;
  const production = values.NODE_ENV === 'production';
  const dataDir = resolve(values.DATA_DIR);
  const problems = [
    ...(production ? productionProblems(values) : []),
    ...originProblems('REMOTE_ORIGINS', list(values.REMOTE_ORIGINS)),
    ...originProblems('OVERRIDE_ORIGINS', list(values.OVERRIDE_ORIGINS)),
    ...s3Problems(values),
    ...remotesBucketProblems(values),
  ];
  if (problems.length > 0) throw refusal(problems);
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    dataDir,
    uploadsDir: join(dataDir, 'uploads'),
    s3: s3Settings(values),
    databaseUrl: values.DATABASE_URL,
    seed: values.SEED ?? (production ? 'none' : 'demo'),
    firstOwner: values.FIRST_OWNER_NUMBER && { number: values.FIRST_OWNER_NUMBER, name: values.FIRST_OWNER_NAME },
    sessionSecret: values.SESSION_SECRET ?? keptSecret(dataDir),
    otpWebhook: values.OTP_WEBHOOK_URL && { url: values.OTP_WEBHOOK_URL, token: values.OTP_WEBHOOK_TOKEN },
    metricsToken: values.METRICS_TOKEN,
    trustProxy: trustProxy(values.TRUST_PROXY),
    hsts: values.HSTS,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    servesShell: values.SHELL_DIR !== 'off',
    shellDir: resolve(values.SHELL_DIR),
    remotesDir: resolve(values.REMOTES_DIR ?? join(dataDir, 'remotes')),
    remotesBucket: remotesBucket(values),
    trustedKeysFile: resolve(values.TRUSTED_KEYS ?? join(dataDir, 'trusted-keys.json')),
    remoteOrigins: list(values.REMOTE_ORIGINS),
    mapServices: mapServices(values),
    shellSettings: {
      registry_poll_seconds: values.REGISTRY_POLL_SECONDS,
      override_origins: list(values.OVERRIDE_ORIGINS),
    },
  } as Env;
}

function productionProblems(values: z.output<typeof variables>): string[] {
  const problems: string[] = [];
  if (values.SESSION_SECRET === undefined) {
    problems.push('SESSION_SECRET is missing: production needs a secret of its own, e.g. from "openssl rand -hex 32".');
  } else if (new Set(values.SESSION_SECRET).size < 10) {
    problems.push('SESSION_SECRET can be guessed: take a random one, e.g. from "openssl rand -hex 32".');
  }
  if (values.OTP_WEBHOOK_URL === undefined) {
    problems.push('OTP_WEBHOOK_URL is missing: without it nobody receives a one-time code.');
  }
  if (values.DATABASE_URL === undefined && values.EMBEDDED_DATABASE === undefined) {
    problems.push(
      'DATABASE_URL is missing: the embedded database can lose data in a power cut. Name a PostgreSQL, or set EMBEDDED_DATABASE=allow-in-production.',
    );
  }
  if (values.SEED === 'demo') problems.push('SEED=demo makes accounts with a published password: not in production.');
  return problems;
}

function originProblems(name: string, origins: readonly string[]): string[] {
  return origins
    .filter((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
    .map((origin) => `${name} lists "${origin}", which is not an origin such as https://remotes.example.com.`);
}

function list(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function trustProxy(value: string): boolean | number | string[] {
  if (/^\d+$/.test(value)) return Number(value);
  if (value === 'on' || value === 'off') return value === 'on';
  return list(value);
}

/** Makes a secret at the first start and keeps it where only this user can read it, so that sessions outlive a restart. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}

function refusal(problems: readonly string[]): Error {
  return new Error(['The settings need attention:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
}
