import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { capture } from './processes.mjs';
import { packages, root } from './root.mjs';

/**
 * Copies a part of the workspace to a folder of its own, for tests that change files and run its commands. All packages
 * are there, those that are not named without their sources. What is installed is linked to.
 */
export async function newCheckout(names) {
  // What is installed is shared by links: the commands of the copy must find it complete, or they would install into it.
  await ensureDependencies();
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'seamline-checkout-'));
  const { output } = await capture('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const isCopied = (file) => !file.includes('/') || file.endsWith('package.json') || names.includes(file.split('/')[0]);
  for (const file of output.trim().split('\n').filter(isCopied)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, '.toolchain'), join(folder, '.toolchain'));
  for (const name of ['.', ...packages()]) linkInstalled(folder, name);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links every installed package but those of the workspace, which are the copies. */
function linkInstalled(folder, name) {
  const from = join(root, name, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(folder, name, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from)) {
    if (entry === '.cache') {
      const stamp = join('.cache', 'seamline-install');
      if (existsSync(join(from, stamp))) cpSync(join(from, stamp), join(to, stamp), { recursive: true });
    } else if (entry === '@seamline') {
      mkdirSync(join(to, entry));
      for (const own of readdirSync(join(from, entry))) symlinkSync(join(folder, own), join(to, entry, own));
    } else symlinkSync(join(from, entry), join(to, entry));
  }
}
