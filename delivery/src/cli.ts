#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type Command, commands, type Input } from './commands.ts';
import { DeliveryFailure } from './failure.ts';
import { signerFor } from './keys.ts';
import { defaultKeysFolder, defaultStore, defaultTrustFile } from './store.ts';

const OPTIONS = {
  from: { type: 'string' },
  store: { type: 'string' },
  reason: { type: 'string' },
  share: { type: 'string' },
  key: { type: 'string' },
  trust: { type: 'string' },
  shell: { type: 'string' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const HELP: Record<string, string> = {
  from: '--from <folder>    the built files; without it <remote>/dist',
  store: '--store <folder>   the store; without it DATA_DIR/remotes, as the server of this checkout uses it',
  reason: '--reason <text>    why, for the audit file (with disable also for the people who miss the remote)',
  share: '--share <percent>  the share of the viewers; without it 10',
  key: '--key <file>       the private key; without it SEAMLINE_SIGNING_KEY, or DATA_DIR/keys/<remote>.pem',
  trust: '--trust <file>     the list of trusted keys; without it DATA_DIR/trusted-keys.json',
  shell:
    '--shell <where>    the deployed shell, by its address or the folder of its build; without it SEAMLINE_SHELL, or shell/dist',
  json: '--json             print the result as JSON',
  'dry-run': '--dry-run          check everything, change nothing',
};

/** Exit codes: 0 done, 1 refused or found faulty, 2 called wrongly. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [verb, name, ...rest] = positionals;
  if (!verb) {
    print(overview());
    return values.help ? 0 : 2;
  }
  const command = commands[verb];
  if (!command) return usage(`There is no command ${verb}. There are: ${Object.keys(commands).join(', ')}.`);
  if (values.help) {
    print(helpFor(verb, command));
    return 0;
  }
  const unknown = Object.keys(values).find((option) => !['store', 'json', ...command.options].includes(option));
  if (unknown) return usage(`${verb} has no option --${unknown}. See \`delivery ${verb} --help\`.`);
  if (rest.length > 0 || (name && !command.remote))
    return usage(`Too many arguments. See \`delivery ${verb} --help\`.`);
  if (command.remote && !name) return usage(`Say which remote: delivery ${verb} <remote>, for example mf-leave.`);
  if (name && !/^mf-[a-z0-9-]+$/.test(name) && !(verb === 'verify' && name === 'shell'))
    return usage(`${JSON.stringify(name)} is not the name of a remote; they begin with mf-.`);
  if (command.needsReason && !values.reason?.trim())
    return usage(`${verb} needs --reason "why": the next person will ask.`);
  const share = values.share === undefined ? undefined : Number(values.share);
  if (share !== undefined && !(Number.isInteger(share) && share >= 0 && share <= 100))
    return usage('--share is a whole number of percent, from 0 to 100.');
  const keysFolder = defaultKeysFolder();
  const input: Input = {
    name: name ?? '',
    store: values.store || defaultStore(),
    from: values.from,
    reason: values.reason?.trim() || undefined,
    share,
    keyFile: values.key,
    keysFolder,
    trustFile: values.trust ?? defaultTrustFile(),
    shell: values.shell,
    dryRun: values['dry-run'] ?? false,
    signer: () => signerFor(name ?? '', values.key, keysFolder),
  };
  const result = await command.run(input);
  print(values.json ? JSON.stringify(result.json, null, 2) : result.text);
  return result.failed ? 1 : 0;
}

function overview(): string {
  const lines = Object.entries(commands).map(([verb, command]) => `  ${verb.padEnd(9)} ${command.summary}`);
  return `Usage: delivery <command> [<remote>] [options]\n\n${lines.join('\n')}\n\nEach command explains itself with --help.`;
}

function helpFor(verb: string, command: Command): string {
  const options = [...command.options, 'store', 'json'].map((option) => `  ${HELP[option]}`);
  const subject = command.remote ? ' <remote>' : '';
  return `Usage: delivery ${verb}${subject} [options]\n\n${command.summary}\n${command.details}\n\n${options.join('\n')}`;
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}

function usage(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

try {
  process.exitCode = await main();
} catch (error) {
  if (isUsageError(error)) process.exitCode = usage(error.message);
  else if (error instanceof DeliveryFailure) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}
