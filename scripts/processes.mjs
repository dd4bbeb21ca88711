import { execFile, spawn } from 'node:child_process';
import { constants } from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The exit code that a shell would report: 128 and the number of the signal, when one ended the process. */
function exitCode(code, signal) {
  return signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1);
}

/**
 * Runs a program in the foreground: it shares the terminal, gets our signals, and its exit code is returned. It ends with
 * the npm or pnpm that started us, which cannot pass on the signal that kills it.
 */
export function runInForeground(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    // Ctrl-C and service managers signal the whole group: the child has it already and is about to end.
    // A second signal would end it at once, so only a child that is still there after 250 ms gets it from us.
    const handlers = FORWARDED.map((signal) => {
      const handler = () => setTimeout(() => child.kill(signal), 250).unref();
      process.on(signal, handler);
      return () => process.off(signal, handler);
    });
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
    if (!process.env.npm_lifecycle_event) clearInterval(watch);
    const leave = () => {
      clearInterval(watch);
      for (const remove of handlers) remove();
    };
    child.once('error', (error) => {
      leave();
      fail(error);
    });
    child.once('exit', (code, signal) => {
      leave();
      done(exitCode(code, signal));
    });
  });
}

/** Runs a program quietly; returns its exit code and its output, with standard error at the end. */
export function capture(command, args, options = {}) {
  return new Promise((done, fail) => {
    execFile(command, args, { maxBuffer: 2 ** 28, killSignal: 'SIGKILL', ...options }, (error, stdout, stderr) => {
      if (typeof error?.code === 'string') fail(error);
      else {
        const code = error ? exitCode(error.code, error.signal) : 0;
        done({ code, output: `${stdout}${stderr}`, timedOut: error?.killed === true });
      }
    }).stdin.end();
  });
}
