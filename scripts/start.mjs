import { checkStart } from '../server/src/checkStart.ts';
import { buildAll } from './build.mjs';
import { Failure, runProgram } from './root.mjs';

await runProgram(async () => {
  // In production the server itself says what is missing: nothing is built or published there, and no key is made.
  if (process.env.NODE_ENV !== 'production') {
    // Refuses before the build what the server would refuse after it.
    await checkStart('PORT=? npm start').catch((error) => {
      throw new Failure(error.message);
    });
    await buildAll();
  }
  endWithNpm();
  await import('../server/src/main.ts');
});

/** An npm that is killed cannot pass its signal on, and the server would keep the port and the data folder. */
function endWithNpm() {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}
