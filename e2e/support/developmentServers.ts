import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const COPIED = ['src', 'locales', 'package.json', 'rsbuild.config.ts'];
const FIRST_COMPILATION = 60_000;

/** Copies packages of the workspace, so that a test can change their sources; what they depend on is shared. */
export function copyPackages(folder: string, names: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'lingui.config.ts'), join(folder, 'lingui.config.ts'), { recursive: true });
  // The configuration of Lingui imports extractors from it.
  symlinkSync(join(root, 'shared'), join(folder, 'shared'));
  for (const name of names) {
    const found = COPIED.filter((path) => existsSync(join(root, name, path)));
    for (const path of found) cpSync(join(root, name, path), join(folder, name, path), { recursive: true });
    symlinkSync(join(root, name, 'node_modules'), join(folder, name, 'node_modules'));
  }
}

/** Changes a file with what `change` makes of its text. */
export function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing of ${path} was changed.`);
  writeFileSync(path, changed);
}

/** Runs the `dev` script of a package, `rsbuild dev`, until it has compiled; returns a function that ends it. */
export async function startDevelopment(folder: string, env: Record<string, string>): Promise<() => Promise<void>> {
  const program = join(folder, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [program, 'dev'], {
    cwd: folder,
    env: { ...inherited, ...env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await compiled(child);
  return async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
}

function compiled(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`It has not compiled:\n${output}`));
    const timer = setTimeout(fail, FIRST_COMPILATION);
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (!/ready\s+built in/.test(output)) return;
        clearTimeout(timer);
        resolve();
      });
    }
  });
}
