#!/usr/bin/env node
import { type Command, type Input, OPTIONS, parse, type Values } from './command.ts';
import { commands } from './commands.ts';
import { DeliveryFailure } from './failure.ts';
import { type Signer, signerFor, trustedKeysOf } from './keys.ts';
import { DELIVERY, defaultKeysFolder, defaultStore, defaultTrustFile } from './workspace.ts';

/** The streams of a command: its result goes to `stdout`, its progress and its errors to `stderr`. */
export interface Output {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/** Exit codes of every command, as scripts rely on them. */
const EXIT_CODES = { done: 0, failed: 1, usage: 2 } as const;

/** Runs a command line and returns its exit code. With `--json` an error goes to `stdout` too, as `{ error }`. */
export async function main(args: readonly string[], output: Output): Promise<number> {
  try {
    return await run(args, output);
  } catch (error) {
    if (isUsageError(error)) return fail(error.message, EXIT_CODES.usage, args, output);
    if (error instanceof DeliveryFailure) return fail(error.message, EXIT_CODES.failed, args, output);
    throw error;
  }
}

function fail(message: string, code: number, args: readonly string[], { stdout, stderr }: Output): number {
  stderr.write(`${message}\n`);
  if (args.includes('--json')) stdout.write(`${JSON.stringify({ error: message }, null, 2)}\n`);
  return code;
}

async function run(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parse(args);
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
  return result.failed ? EXIT_CODES.failed : EXIT_CODES.done;
}

function problemWith(verb: string, command: Command, name: string | undefined, values: Values): string | undefined {
  const known: string[] = ['store', 'json', ...command.options];
  const unknown = Object.keys(values).find((option) => !known.includes(option));
  if (unknown) return `${verb} has no option --${unknown}. See \`${DELIVERY} ${verb} --help\`.`;
  const wrong = problemWithName(verb, command, name);
  if (wrong) return wrong;
  if (command.needsReason && !values.reason?.trim()) return `${verb} needs --reason "why": the next person will ask.`;
  for (const [name, value] of Object.entries(values)) {
    const option = OPTIONS[name as keyof typeof OPTIONS];
    if ('record' in option && option.record && !values.reason?.trim()) {
      return `--${name} needs --reason "why": it stays on record ${option.record}.`;
    }
    if (!('most' in option)) continue;
    const { least, most } = option;
    const number = numberIn(String(value));
    if (Number.isInteger(number) && number >= least && number <= most) continue;
    return `--${name} is a whole number ${name === 'share' ? 'of percent, ' : ''}from ${least} to ${most}.`;
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

function numberIn(text: string): number {
  return Number(text.trim() || Number.NaN);
}

function inputOf(name: string | undefined, values: Values, { stdout, stderr }: Output): Input {
  const keysFolder = defaultKeysFolder();
  const shell = values.shell ?? process.env.SEAMLINE_SHELL;
  const trusted = () => trustedKeysOf({ trust: values.trust, shell, file: defaultTrustFile() });
  const numbers = Object.entries(values).flatMap(([option, value]) =>
    'most' in OPTIONS[option as keyof typeof OPTIONS] ? [[option, numberIn(String(value))]] : [],
  );
  return {
    ...values,
    ...Object.fromEntries(numbers),
    name: name ?? '',
    store: values.store || defaultStore(),
    reason: values.reason?.trim() || undefined,
    keysFolder,
    trustFile: values.trust ?? defaultTrustFile(),
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
  const options = [...command.options, 'store' as const, 'json' as const].map((option) => `  ${OPTIONS[option].help}`);
  const subject = command.subject ? SUBJECTS[command.subject] : '';
  return `Usage: ${DELIVERY} ${verb}${subject} [options]\n\n${command.summary}\n${command.details}\n\n${options.join('\n')}`;
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), process);
