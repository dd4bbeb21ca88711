import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DeliveryFailure as Failure } from '../delivery/src/failure.ts';

/** The folder of the workspace, wherever a command was typed. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A failure that one sentence explains; no stack trace helps the reader. */
export { Failure };

/** Runs a program of this folder and sets its exit code. */
export async function runProgram(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Runs a command in this terminal, passes signals on to it, and returns the exit code that a shell would report. */
export async function runCommand(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  // A terminal sends Ctrl-C to the child itself.
  const passOn = (signal) => signal !== 'SIGINT' && child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  const [code, signal] = await once(child, 'exit');
  for (const each of signals) process.off(each, passOn);
  return code ?? 128 + constants.signals[signal];
}

/** Runs a command of which only the errors are shown, and returns its exit code. */
export function runQuietly(command, args, cwd = root) {
  const env = { ...process.env, CI: 'true' };
  return runCommand(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env });
}

/** Prints one line: a subject and its state. */
export function say(what, state) {
  process.stdout.write(state === undefined ? `${what}\n` : `  ${what.padEnd(18)} ${state}\n`);
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The folders of the workspace that hold a package.json. */
export function packages() {
  return readdirSync(root).filter((name) => !name.startsWith('.') && existsSync(join(root, name, 'package.json')));
}

/** The remotes, in alphabetical order. */
export function remotes() {
  return packages().filter((name) => name.startsWith('mf-'));
}
