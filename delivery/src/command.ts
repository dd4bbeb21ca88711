import { parseArgs } from 'node:util';
import type { TrustedKeys } from '@seamline/shared/contract/releases/registry';
import type { Signer } from './keys.ts';
import type { ChangeResult } from './registryOperations.ts';

const text = (help: string) => ({ type: 'string', help }) as const;
const whole = (least: number, most: number, help: string) => ({ type: 'string', help, least, most }) as const;
/** `record` is where the reason stays that an option needs which leaves out a check. */
const flag = (help: string, record?: string) => ({ type: 'boolean', help, record }) as const;

/** All options of the command line, in the form of `parseArgs`, with their help. */
export const OPTIONS = {
  from: text('--from <folder>    the built files; without it the dist folder of the remote, or shell/dist'),
  store: text(
    '--store <store>    a folder, s3://bucket/prefix, or to read the URL of a suite’s /remotes; without it REMOTES_BUCKET,\n                     else REMOTES_DIR, else DATA_DIR/remotes, as the server of this checkout uses it',
  ),
  reason: text('--reason <text>    why, for the audit log (with disable also for the people who miss the remote)'),
  share: whole(0, 100, '--share <percent>  the share of the viewers; without it 10'),
  key: text('--key <file>       the private key; without it SEAMLINE_SIGNING_KEY, or DATA_DIR/keys/<remote>.pem'),
  trust: text(
    '--trust <where>    the list of trusted keys, a file or the URL of the deployed shell; without it that of SEAMLINE_SHELL\n                     or --shell where it is a URL, else TRUSTED_KEYS, else DATA_DIR/trusted-keys.json',
  ),
  shell: text(
    '--shell <where>    the deployed shell, by its URL or the folder of its build; without it SEAMLINE_SHELL, or shell/dist',
  ),
  server: text(
    '--server <where>   the server that the release will meet, by its URL or a file with its OpenAPI document; without it\n                     SEAMLINE_SERVER, the URL of the deployed shell, or for the store of this checkout its own server',
  ),
  'deployed-data': flag(
    '--deployed-data    run the smoke test with the data of that server, which it only reads, as the account of SEAMLINE_ACCOUNT\n                     (<number>:<password>); without it with the demo company of this workspace',
  ),
  'without-server': flag(
    '--without-server   do not compare the operations with those of a server; needs a --reason, which the audit log keeps',
    'in the audit log',
  ),
  'without-browser': flag(
    '--without-browser  skip the smoke test; needs a --reason, which the release keeps',
    'with the release',
  ),
  unverified: flag(
    '--unverified       accept an entry without a trusted signature; needs a --reason, which the audit log keeps',
    'in the audit log',
  ),
  id: text('--id <id>          the id of a composition, from a page’s menu or an error report'),
  stack: text('--stack <file>     the file with the stack; without it the standard input'),
  with: {
    ...text(
      '--with <candidate> <remote>=<folder of a build, or URL of a development server>; may be given several times',
    ),
    multiple: true,
  },
  port: whole(0, 65_535, '--port <number>    where to listen; without it any free port'),
  every: whole(1, 86_400, '--every <seconds>  repeat until it is stopped'),
  'least-tries': whole(1, 1_000_000, '--least-tries <n>  minimum number of sessions with a canary; without it 20'),
  'least-accounts': whole(
    1,
    1_000_000,
    '--least-accounts <n>  minimum number of accounts that met a fault; without it 3',
  ),
  tolerance: whole(
    0,
    100,
    '--tolerance <n>    percentage points by which the error rate of a canary may be higher; without it 2',
  ),
  last: whole(1, 1_000_000, '--last <n>         number of lines; without it 20'),
  json: flag('--json             print the result, or the error, as JSON on stdout'),
  'dry-run': flag('--dry-run          check everything and change nothing'),
  help: { ...flag('--help             explain the command'), short: 'h' },
} as const;

export function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

export type Values = ReturnType<typeof parse>['values'];

type Options = typeof OPTIONS;
type NumberOption = { [Name in keyof Options]: Options[Name] extends { most: number } ? Name : never }[keyof Options];

/** The argument and the options of a command, read and checked. */
export type Input = Omit<Values, NumberOption> & { [Name in NumberOption]?: number | undefined } & {
  /** The remote; `shell`, or nothing, where the command is not about one. */
  name: string;
  store: string;
  keysFolder: string;
  /** The file that `keys` adds a public key to. */
  trustFile: string;
  /** The keys that the deployed shell trusts. */
  trusted: () => Promise<TrustedKeys>;
  /** The signer of this remote, or of the one that is named. A dry run works without a key. */
  signer: (name?: string) => Promise<Signer>;
  /** Prints a line before the command is done. */
  say: (text: string) => void;
};

export interface Result {
  text: string;
  json: unknown;
  failed?: boolean;
}

export interface Command {
  summary: string;
  details: string;
  /** The kind of thing that its argument names, if it takes one; in brackets when it may be left out. */
  subject: 'remote' | 'shell' | 'remote or shell' | '[remote]' | undefined;
  needsReason?: boolean;
  options: (keyof Options)[];
  run: (input: Input) => Promise<Result>;
}

/** The result of a command that changes the entry of a remote, or has `nothing` to change there. */
export function changed(input: Input, { registry, isChanged }: ChangeResult, text: string, nothing = text): Result {
  const told = isChanged ? sentence(input, text) : `${nothing} There is nothing to do.`;
  return { text: told, json: registry.remotes[input.name] };
}

/** The sentence of a change, or of what it would be in a dry run. */
export function sentence(input: Input, text: string): string {
  return input['dry-run'] ? `Nothing was changed. Without --dry-run: ${text}` : text;
}
