import { join, resolve } from 'node:path';
import type { BucketSettings } from '@seamline/delivery/storage/settings';
import type { ShellSettings } from '@seamline/shared/contract/releases/shell-settings';
import { cleanName, LIMITS, requiredName, singleSpaced } from '@seamline/shared/contract/wire/fields';
import * as z from 'zod';
import type { EncryptionKeys } from './encryption.ts';
import {
  s3Problems,
  s3Settings,
  s3Variables,
  uploadsKeyProblems,
  uploadsKeys,
  uploadsKeyVariables,
} from './files/uploadSettings.ts';
import { isLoopbackHost } from './http/isLoopback.ts';
import { type MapServices, mapServices, mapVariables } from './organisation/mapSettings.ts';
import { keptSecret } from './privateFolder.ts';
import { list, proxyProblems, trustProxy } from './trustProxy.ts';
import { remotesBucket, remotesBucketProblems, remotesBucketVariables } from './web/remotesBucket.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

const flag = (name: string) =>
  z
    .enum(['on', 'off'], `${name} is either "on" or "off".`)
    .default('off')
    .transform((value) => value === 'on');

const webAddress = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an address that starts with http:// or https://.` });

/** Every variable that the server reads, with its default; `.env.example` lists them. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'NODE_ENV is one of "development", "test" and "production".')
    .default('development'),
  PORT: numberBetween('PORT', 0, 65_535, 'whole number').default(3000),
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
  FIRST_OWNER_NAME: z
    .string()
    .max(LIMITS.name, `FIRST_OWNER_NAME has at most ${LIMITS.name} characters.`)
    .transform((name) => singleSpaced(cleanName(name)).trim())
    .refine(
      (name) => requiredName(LIMITS.name).safeParse(name).success,
      'FIRST_OWNER_NAME must be a name that can be read.',
    )
    .default('Owner'),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET must have at least 32 characters.').optional(),
  ...uploadsKeyVariables,
  RETENTION_YEARS: numberBetween('RETENTION_YEARS', 1, 100, 'whole number').optional(),
  RESTORE_DAYS: numberBetween('RESTORE_DAYS', 1, 3650, 'whole number').default(90),
  SETTLEMENT_DAYS: numberBetween('SETTLEMENT_DAYS', 0, 365, 'whole number').default(2),
  OTP_WEBHOOK_URL: webAddress('OTP_WEBHOOK_URL').optional(),
  OTP_WEBHOOK_TOKEN: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters.').optional(),
  TRUST_PROXY: z.string().default('off'),
  DEMO_ON_NETWORK: z.enum(['accept'], 'DEMO_ON_NETWORK, when it is set, can only be "accept".').optional(),
  LOOPBACK_OVERRIDES: z
    .enum(['allow-in-production'], 'LOOPBACK_OVERRIDES, when it is set, can only be "allow-in-production".')
    .optional(),
  HSTS: flag('HSTS'),
  DRAIN_SECONDS: numberBetween('DRAIN_SECONDS', 0, 60).default(0),
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
  REGISTRY_POLL_SECONDS: numberBetween('REGISTRY_POLL_SECONDS', 1, 3600).default(60),
  ...mapVariables,
  ...s3Variables,
  ...remotesBucketVariables,
});

export type Seed = 'demo' | 'none';

/** All settings, checked once at start. */
export interface Env {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly uploadsDir: string;
  readonly uploadsKeys: EncryptionKeys;
  /** Years after leaving when the data of a former employee are due to be erased; never where it is undefined. */
  readonly retentionYears: number | undefined;
  /** Working days after the last day until which the law lets a final settlement be paid. */
  readonly settlementDays: number;
  /** Days after its deletion until which a record can be restored. */
  readonly restoreDays: number;
  /** The bucket for uploads; undefined where they are kept in the folder. */
  readonly s3: BucketSettings | undefined;
  readonly databaseUrl: string | undefined;
  readonly seed: Seed;
  /** The first owner of an empty database. */
  readonly firstOwner: { readonly number: string; readonly name: string } | undefined;
  readonly sessionSecret: string;
  readonly otpWebhook: { readonly url: string; readonly token: string | undefined } | undefined;
  /** Token of a collector of metrics; without it only a program on this machine gets them, in production none. */
  readonly metricsToken: string | undefined;
  /** Number of proxies in front, or their addresses; false for none. */
  readonly trustProxy: false | number | string[];
  /** True when accounts with a published password must not be reached from other machines. */
  readonly refusesDemoAccounts: boolean;
  readonly hsts: boolean;
  /** Seconds from the signal to stop to the end of new connections, for a load balancer to notice it. */
  readonly drainSeconds: number;
  readonly logLevel: string;
  /** False where another host serves the shell. */
  readonly servesShell: boolean;
  readonly shellDir: string;
  readonly remotesDir: string;
  /** The bucket of the registry and the releases; undefined where they are kept in the folder. */
  readonly remotesBucket: BucketSettings | undefined;
  /** Path of the trusted keys for remotes; the file lies outside of the artifact store. */
  readonly trustedKeysFile: string;
  /** Other hosts whose scripts the shell may run, because a registry names releases there. */
  readonly remoteOrigins: readonly string[];
  readonly mapServices: MapServices;
  /** Settings that the server passes to the shell. */
  readonly shellSettings: ShellSettings;
}

/** Reads the variables, or throws an error whose message says in sentences what to correct. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const checked = variables.safeParse(given);
  if (!checked.success) throw refusal(checked.error.issues.map((issue) => issue.message));
  const values = checked.data;
  const production = values.NODE_ENV === 'production';
  const dataDir = resolve(values.DATA_DIR);
  const problems = [
    ...(production ? productionProblems(values) : demoProblems(values)),
    ...proxyProblems(values.TRUST_PROXY),
    ...originProblems('REMOTE_ORIGINS', list(values.REMOTE_ORIGINS)),
    ...originProblems('OVERRIDE_ORIGINS', list(values.OVERRIDE_ORIGINS)),
    ...uploadsKeyProblems(values),
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
    uploadsKeys: uploadsKeys(values, () => keptSecret(dataDir, 'uploads-key')),
    retentionYears: values.RETENTION_YEARS,
    settlementDays: values.SETTLEMENT_DAYS,
    restoreDays: values.RESTORE_DAYS,
    s3: s3Settings(values),
    databaseUrl: values.DATABASE_URL,
    seed: values.SEED ?? (production ? 'none' : 'demo'),
    firstOwner: values.FIRST_OWNER_NUMBER && { number: values.FIRST_OWNER_NUMBER, name: values.FIRST_OWNER_NAME },
    sessionSecret: values.SESSION_SECRET ?? keptSecret(dataDir, 'session-secret'),
    otpWebhook: values.OTP_WEBHOOK_URL && { url: values.OTP_WEBHOOK_URL, token: values.OTP_WEBHOOK_TOKEN },
    metricsToken: values.METRICS_TOKEN,
    trustProxy: trustProxy(values.TRUST_PROXY),
    refusesDemoAccounts: production || isDemoExposed(values),
    hsts: values.HSTS,
    drainSeconds: values.DRAIN_SECONDS,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    servesShell: values.SHELL_DIR !== 'off',
    shellDir: resolve(values.SHELL_DIR),
    remotesDir: resolve(values.REMOTES_DIR ?? join(dataDir, 'remotes')),
    remotesBucket: remotesBucket(values),
    trustedKeysFile: resolve(values.TRUSTED_KEYS ?? join(dataDir, 'trusted-keys.json')),
    remoteOrigins: list(values.REMOTE_ORIGINS),
    mapServices: mapServices(values, production),
    shellSettings: {
      registry_poll_seconds: values.REGISTRY_POLL_SECONDS,
      override_origins: list(values.OVERRIDE_ORIGINS),
    },
  } as Env;
}

type Values = z.output<typeof variables>;

function numberBetween(name: string, least: number, most: number, kind: 'number' | 'whole number' = 'number') {
  const problem = `${name} must be a ${kind} between ${least} and ${most}.`;
  const number = z.coerce.number(problem).min(least, problem).max(most, problem);
  return kind === 'whole number' ? number.int(problem) : number;
}

/** At least 128 bits in the form that generators write: words and names of a company are no hexadecimal digits. */
const RANDOM_SECRET = /^[\da-f]{32,}$/i;

const notRandom = (name: string) =>
  `${name} must be at least 32 random hexadecimal digits: take those of "openssl rand -hex 32".`;

function productionProblems(values: Values): string[] {
  const problems: string[] = [];
  if (values.SESSION_SECRET === undefined) {
    problems.push('SESSION_SECRET is missing: production needs a secret of its own, e.g. from "openssl rand -hex 32".');
  } else if (!RANDOM_SECRET.test(values.SESSION_SECRET)) {
    problems.push(notRandom('SESSION_SECRET'));
  }
  if (values.METRICS_TOKEN !== undefined && !RANDOM_SECRET.test(values.METRICS_TOKEN)) {
    problems.push(notRandom('METRICS_TOKEN'));
  }
  if (values.OTP_WEBHOOK_URL === undefined) {
    problems.push('OTP_WEBHOOK_URL is missing: without it nobody receives a one-time code.');
  } else if (isPlainHttp(values.OTP_WEBHOOK_URL) && !isLoopbackHost(new URL(values.OTP_WEBHOOK_URL).hostname)) {
    problems.push(
      'OTP_WEBHOOK_URL sends one-time codes readable over the network: use https://, or http:// to a program on this machine.',
    );
  }
  if (values.DATABASE_URL === undefined && values.EMBEDDED_DATABASE === undefined) {
    problems.push(
      'DATABASE_URL is missing: the embedded database can lose data in a power cut. Name a PostgreSQL, or set EMBEDDED_DATABASE=allow-in-production.',
    );
  }
  if (values.SEED === 'demo') problems.push('SEED=demo makes accounts with a published password: not in production.');
  return [...problems, ...plainOriginProblems(values)];
}

/** Refuses plain HTTP, whose scripts can be replaced in transit, and loopback, where any program may listen. */
function plainOriginProblems(values: Values): string[] {
  const remotes = list(values.REMOTE_ORIGINS).filter(isPlainHttp);
  const overrides = list(values.OVERRIDE_ORIGINS).filter(isPlainHttp);
  const problem = (name: string) => (origin: string) =>
    `${name} lists "${origin}": scripts over http:// can be replaced on their way. Use https://.`;
  const loopback = (origin: string) =>
    `OVERRIDE_ORIGINS lists "${origin}": any program on a person's own computer could put scripts into a page with real data. Use https://, or set LOOPBACK_OVERRIDES=allow-in-production.`;
  const isLoopbackOrigin = (origin: string) => isLoopbackHost(new URL(origin).host);
  return [
    ...remotes.map(problem('REMOTE_ORIGINS')),
    ...overrides.filter((origin) => !isLoopbackOrigin(origin)).map(problem('OVERRIDE_ORIGINS')),
    ...(values.LOOPBACK_OVERRIDES === undefined ? overrides.filter(isLoopbackOrigin).map(loopback) : []),
  ];
}

function isPlainHttp(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'http:';
}

function demoProblems(values: Values): string[] {
  if (values.SEED === 'none' || !isDemoExposed(values)) return [];
  return [
    `HOST=${values.HOST} lets other machines reach the demo accounts, whose password is published: leave HOST out, or set SEED=none, or DEMO_ON_NETWORK=accept.`,
  ];
}

function isDemoExposed(values: Values): boolean {
  return !isLoopbackHost(values.HOST) && values.DEMO_ON_NETWORK === undefined;
}

function originProblems(name: string, origins: readonly string[]): string[] {
  return origins
    .filter((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
    .map((origin) => `${name} lists "${origin}", which is not an origin such as https://remotes.example.com.`);
}

function refusal(problems: readonly string[]): Error {
  return new Error(['The settings need attention:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
}
