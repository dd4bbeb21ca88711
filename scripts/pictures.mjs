import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runCommand } from './root.mjs';

/**
 * `pnpm pictures <commit>` draws every story as it was in a commit and compares it with the checkout, in the same browser
 * with the same fonts. It exits with 1 where one looks different; `.cache/pictures/changed` then has the differences.
 */
const [commit = 'HEAD'] = process.argv.slice(2);
const before = mkdtempSync(join(tmpdir(), 'seamline-pictures-'));
const pictures = join(root, '.cache', 'pictures');
rmSync(pictures, { recursive: true, force: true });

const run = (command, args, cwd) => runCommand(command, args, { cwd, env: { ...process.env, PICTURES: pictures } });
const draw = (cwd, ...options) => run('pnpm', ['vitest', 'run', '--project', 'components', 'stories', ...options], cwd);
try {
  process.exitCode =
    (await run('git', ['worktree', 'add', '--detach', before, commit], root)) ||
    (await run('pnpm', ['install', '--frozen-lockfile', '--ignore-scripts'], before)) ||
    (await draw(before, '--update')) ||
    (await draw(root));
} finally {
  await run('git', ['worktree', 'remove', '--force', before], root);
}
