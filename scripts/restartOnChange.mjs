import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';

/**
 * `node restartOnChange.mjs <program> <folder>…` runs a program again whenever a file of the folders changes.
 * Node's own --watch sends messages through worker threads, where the embedded database takes them for its own.
 */
const [program, ...folders] = process.argv.slice(2);
const QUIET = 200;

let child;
let timer;
let restarting = Promise.resolve();

start();
for (const folder of folders) watch(folder, { recursive: true }, (_kind, file) => changed(file ?? ''));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end().then(() => process.exit(0)));

function start() {
  child = spawn(process.execPath, [program], { stdio: 'inherit' });
}

function changed(file) {
  if (/\.test\.ts$|~$|^\.|\/\./.test(file)) return;
  clearTimeout(timer);
  // Editors and version control write many files at once.
  timer = setTimeout(() => {
    restarting = restarting.then(restart);
  }, QUIET);
}

async function restart() {
  process.stdout.write('changed, starts again\n');
  await end();
  start();
}

async function end() {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
