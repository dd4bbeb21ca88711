import { ensureTestBrowser } from './browser.mjs';
import { Failure, remotes, runCommand, runProgram } from './root.mjs';

/** `pnpm candidate mf-leave [spec]` runs the browser tests of a remote, as built here, among the live releases. */
await runProgram(async () => {
  const [name, ...tests] = process.argv.slice(2);
  if (!remotes().includes(name)) {
    throw new Failure(`Usage: pnpm candidate <remote> [spec]. The remotes are ${remotes().join(', ')}.`);
  }
  return await runCommand('pnpm', ['exec', 'playwright', 'test', `--project=${name}`, ...tests], {
    env: { ...process.env, SEAMLINE_CANDIDATE: name, CHROMIUM_PATH: ensureTestBrowser() },
  });
});
