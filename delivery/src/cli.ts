#!/usr/bin/env node
import { parseArgs } from 'node:util';
import type { Command, Input } from './command.ts';
import { commands } from './commands.ts';
import { DeliveryFailure } from './failure.ts';
import { type Signer, signerFor } from './keys.ts';
import { defaultKeysFolder, defaultStore, defaultTrustFile } from './registryOperations.ts';
import { trustedKeysOf } from './trust.ts';
import { DELIVERY } from './workspace.ts';

const OPTIONS = {
  from: { type: 'string' },
  store: { type: 'string' },
  reason: { type: 'string' },
  share: { type: 'string' },
  key: { type: 'string' },
  trust: { type: 'string' },
  shell: { type: 'string' },
  server: { type: 'string' },
  'deployed-data': { type: 'boolean' },
  'without-server': { type: 'boolean' },
  'without-browser': { type: 'boolean' },
  unverified: { type: 'boolean' },
  id: { type: 'string' },
  stack: { type: 'string' },
  with: { type: 'string', multiple: true },
  port: { type: 'string' },
  every: { type: 'string' },
  'least-tries': { type: 'string' },
  'least-accounts': { type: 'string' },
  tolerance: { type: 'string' },
  last: { type: 'string' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const HELP: Record<string, string> = {
  from: '--from <folder>    the built files; without it the dist folder of the remote, or shell/dist',
  store:
    '--store <store>    a folder, s3://bucket/prefix, or to read the URL of a suite’s /remotes; without it REMOTES_BUCKET,\n                     else REMOTES_DIR, else DATA_DIR/remotes, as the server of this checkout uses it',
  reason: '--reason <text>    why, for the audit log (with disable also for the people who miss the remote)',
  share: '--share <percent>  the share of the viewers; without it 10',
  key: '--key <file>       the private key; without it SEAMLINE_SIGNING_KEY, or DATA_DIR/keys/<remote>.pem',
  trust:
    '--trust <where>    the list of trusted keys, a file or the URL of the deployed shell; without it that of SEAMLINE_SHELL\n                     or --shell where it is a URL, else TRUSTED_KEYS, else DATA_DIR/trusted-keys.json',
  shell:
    '--shell <where>    the deployed shell, by its URL or the folder of its build; without it SEAMLINE_SHELL, or shell/dist',
  server:
    '--server <where>   the server that the release will meet, by its URL or a file with its OpenAPI document; without it\n                     SEAMLINE_SERVER, the URL of the deployed shell, or for the store of this checkout its own server',
  'deployed-data':
    '--deployed-data    run the smoke test with the data of that server, which it only reads, as the account of SEAMLINE_ACCOUNT\n                     (<number>:<password>); without it with the demo company of this workspace',
  'without-server':
    '--without-server   do not compare the operations with those of a server; needs a --reason, which the audit log keeps',
  'without-browser': '--without-browser  skip the smoke test; needs a --reason, which the release keeps',
  unverified:
    '--unverified       accept an entry without a trusted signature; needs a --reason, which the audit log keeps',
  id: '--id <id>          the id of a composition, from a page’s menu or an error report',
  stack: '--stack <file>     the file with the stack; without it the standard input',
  with: '--with <candidate> <remote>=<folder of a build, or URL of a development server>; may be given several times',
  port: '--port <number>    where to listen; without it any free port',
  every: '--every <seconds>  repeat until it is stopped',
  'least-tries': '--least-tries <n>  minimum number of sessions with a canary; without it 20',
  'least-accounts': '--least-accounts <n>  minimum number of accounts that met a fault; without it 3',
  tolerance: '--tolerance <n>    percentage points by which the error rate of a canary may be higher; without it 2',
  last: '--last <n>         number of lines; without it 20',
  json: '--json             print the result, or the error, as JSON on stdout',
  'dry-run': '--dry-run          check everything and change nothing',
};

/** The options that leave out a check, and where their reason is kept. */
const NEED_REASON = {
  'without-server': 'in the audit log',
  'without-browser': 'with the release',
  unverified: 'in the audit log',
} as const;

/** The options that are whole numbers, and from where to where. */
const NUMBERS = {
  share: [0, 100],
  port: [0, 65_535],
  every: [1, 86_400],
  'least-tries': [1, 1_000_000],
  'least-accounts': [1, 1_000_000],
  tolerance: [0, 100],
  last: [1, 1_000_000],
} as const;

type Values = ReturnType<typeof read>['values'];

/** The streams of a command: its result goes to `stdout`, its progress and its errors to `stderr`. */
export interface Output {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/** Exit codes of every command, as scripts rely on them. */
const EXIT_CODES = { done: 0, refused: 1, usage: 2 } as const;

function read(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

/** Runs a command line and returns its exit code. With `--json` an error goes to `stdout` too, as `{ error }`. */
export async function main(args: readonly string[], output: Output): Promise<number> {
  try {
    return await run(args, output);
  } catch (error) {
    if (isUsageError(error)) return fail(error.message, EXIT_CODES.usage, args, output);
    if (error instanceof DeliveryFailure) return fail(error.message, EXIT_CODES.refused, args, output);
    throw error;
  }
}

function fail(message: string, code: number, args: readonly string[], { stdout, stderr }: Output): number {
  stderr.write(`${message}\n`);
  if (args.includes('--json')) stdout.write(`${JSON.stringify({ error: message }, null, 2)}\n`);
  return code;
}

async function run(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = read(args);
  const print = (text: string) => output.stdout.write(`${text}\n`);
  const usage = (sentence: string) => fail(sentence, EXIT_CODES.usage, args, output);
  const [verb, name, ...rest] = positionals;
  if (!verb) {
    print(overview());
    return values.help ? EXIT_CODES.done : EXIT_CODES.usage;
  }
  const command = commands[verb];
  if (!command) return usage(`There is no command ${verb}. There are: ${Object.keys(commands).join(', ')}.`);
  if (values.help) {
    print(helpFor(verb, command));
    return EXIT_CODES.done;
  }
  const problem =
    rest.length > 0
      ? `Too many arguments. See \`${DELIVERY} ${verb} --help\`.`
      : problemWith(verb, command, name, values);
  if (problem) return usage(problem);
  const result = await command.run(inputOf(name, values, output));
  print(values.json ? JSON.stringify(result.json, null, 2) : result.text);
  return result.failed ? EXIT_CODES.refused : EXIT_CODES.done;
}

function problemWith(verb: string, command: Command, name: string | undefined, values: Values): string | undefined {
  const unknown = Object.keys(values).find((option) => !['store', 'json', ...command.options].includes(option));
  if (unknown) return `${verb} has no option --${unknown}. See \`${DELIVERY} ${verb} --help\`.`;
  const wrong = problemWithName(verb, command, name);
  if (wrong) return wrong;
  if (command.needsReason && !values.reason?.trim()) return `${verb} needs --reason "why": the next person will ask.`;
  for (const [option, where] of Object.entries(NEED_REASON)) {
    if (values[option as keyof typeof NEED_REASON] && !values.reason?.trim())
      return `--${option} needs --reason "why": it stays on record ${where}.`;
  }
  for (const [option, [least, most]] of Object.entries(NUMBERS)) {
    const number = numberOf(values, option as keyof typeof NUMBERS);
    if (number === undefined || (Number.isInteger(number) && number >= least && number <= most)) continue;
    const what = option === 'share' ? 'of percent, ' : '';
    return `--${option} is a whole number ${what}from ${least} to ${most}.`;
  }
  return undefined;
}

function problemWithName(verb: string, { subject }: Command, name: string | undefined): string | undefined {
  if (name === undefined) {
    if (subject === 'shell') return `Say what: ${DELIVERY} ${verb} shell.`;
    return subject === undefined || subject === '[remote]'
      ? undefined
      : `Say which remote: ${DELIVERY} ${verb} <remote>, for example mf-leave.`;
  }
  if (subject === undefined) return `Too many arguments. See \`${DELIVERY} ${verb} --help\`.`;
  if (name === 'shell' && subject.endsWith('shell')) return undefined;
  if (subject === 'shell') return `${verb} works on the shell only: ${DELIVERY} ${verb} shell.`;
  return /^mf-[a-z0-9-]+$/.test(name)
    ? undefined
    : `${JSON.stringify(name)} is not the name of a remote; they begin with mf-.`;
}

function numberOf(values: Values, option: keyof typeof NUMBERS): number | undefined {
  const text = values[option];
  return text === undefined ? undefined : Number(text.trim() || Number.NaN);
}

function inputOf(name: string | undefined, values: Values, { stdout, stderr }: Output): Input {
  const keysFolder = defaultKeysFolder();
  const shell = values.shell ?? process.env.SEAMLINE_SHELL;
  const trusted = () => trustedKeysOf({ trust: values.trust, shell, file: defaultTrustFile() });
  return {
    name: name ?? '',
    store: values.store || defaultStore(),
    from: values.from,
    reason: values.reason?.trim() || undefined,
    share: numberOf(values, 'share'),
    keyFile: values.key,
    keysFolder,
    trustFile: values.trust ?? defaultTrustFile(),
    shell: values.shell,
    server: values.server,
    deployedData: values['deployed-data'] ?? false,
    withoutServer: values['without-server'] ?? false,
    withoutBrowser: values['without-browser'] ?? false,
    unverified: values.unverified ?? false,
    id: values.id,
    stack: values.stack,
    candidates: values.with ?? [],
    port: numberOf(values, 'port'),
    every: numberOf(values, 'every'),
    leastTries: numberOf(values, 'least-tries'),
    leastAccounts: numberOf(values, 'least-accounts'),
    tolerance: numberOf(values, 'tolerance'),
    last: numberOf(values, 'last'),
    dryRun: values['dry-run'] ?? false,
    trusted,
    signer: async (remote = name ?? '') => {
      const keys = await trusted();
      const signer = signerFor(remote, values.key, keysFolder, keys);
      return await (values['dry-run'] ? signer.catch(() => unsigned(keys)) : signer);
    },
    // A program that reads JSON from the output must find nothing else there.
    say: (text) => (values.json ? stderr : stdout).write(`${text}\n`),
  };
}

/** A dry run writes nothing, so nothing has to be signed. */
function unsigned(trusted: Signer['trusted']): Signer {
  return { trusted, sign: (_name, entry) => entry };
}

function overview(): string {
  const lines = Object.entries(commands).map(([verb, command]) => `  ${verb.padEnd(13)} ${command.summary}`);
  const codes = 'Exit codes: 0 done, 1 refused or a check failed, 2 wrong usage.';
  return `Usage: ${DELIVERY} <command> [<remote>] [options]\n\n${lines.join('\n')}\n\n${codes}\nOptions of a command: ${DELIVERY} <command> --help`;
}

const SUBJECTS = {
  remote: ' <remote>',
  shell: ' shell',
  'remote or shell': ' <remote or shell>',
  '[remote]': ' [<remote>]',
};

function helpFor(verb: string, command: Command): string {
  const options = [...command.options, 'store', 'json'].map((option) => `  ${HELP[option]}`);
  const subject = command.subject ? SUBJECTS[command.subject] : '';
  return `Usage: ${DELIVERY} ${verb}${subject} [options]\n\n${command.summary}\n${command.details}\n\n${options.join('\n')}`;
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), process);
