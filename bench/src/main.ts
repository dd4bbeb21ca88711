import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The benchmarks in their order. Each is a program that exits with 1 when it misses a budget. */
const PARTS: Record<string, string> = {
  pages: 'pages/main.ts',
  keys: 'keystrokes.ts',
  heavy: 'scale/heavy.ts',
  directory: 'directory.ts',
  scale: 'scale/main.ts',
  soak: 'soak/main.ts',
};

/** The soak takes two hours, so it runs only when it is named. */
const USUAL = Object.keys(PARTS).filter((part) => part !== 'soak');

/** `npm run bench -- --only pages,keys --write`: other options are passed on to the programs. */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const at = args.indexOf('--only');
  const [, only = USUAL.join(',')] = at < 0 ? [] : args.splice(at, 2);
  const wanted = only.split(',');
  const unknown = wanted.filter((part) => !Object.hasOwn(PARTS, part));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
    return 2;
  }
  const missed: string[] = [];
  for (const part of wanted) {
    console.error(`\n${part}`);
    if ((await run(join(import.meta.dirname, PARTS[part] ?? ''), args)) !== 0) missed.push(part);
  }
  if (missed.length > 0) console.error(`\nNot as promised: ${missed.join(', ')}.`);
  return missed.length > 0 ? 1 : 0;
}

/** Runs a benchmark in a process of its own, so that its memory does not affect the next one. */
function run(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

process.exitCode = await main();
