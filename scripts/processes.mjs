import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenOrphaned } from './orphan.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The exit code that a shell would report: 128 and the number of the signal, when one ended the process. */
function exitCode(code, signal) {
  return signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1);
}

/** Runs a program in the foreground: it shares the terminal, gets our signals, and its exit code is returned. */
export function runInForeground(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    // Ctrl-C and service managers signal the whole group: the child has it already and is about to end.
    // A second signal would end it at once, so only a child that stays is told by us.
    const handlers = FORWARDED.map((signal) => {
      const handler = () => setTimeout(() => child.kill(signal), 250).unref();
      process.on(signal, handler);
      return () => process.off(signal, handler);
    });
    const unwatch = whenOrphaned(() => child.kill('SIGTERM'));
    const leave = () => {
      unwatch();
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

/** Runs a program quietly and returns its exit code and what it printed. A time limit ends it with all it started. */
export function capture(command, args, { timeout, onLine, ...options } = {}) {
  return new Promise((done, fail) => {
    // Its own process group, so that the time limit also reaches what the program started.
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options });
    let output = '';
    let timedOut = false;
    const collect = (chunk) => {
      output += chunk;
      onLine?.(chunk.toString());
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const endGroup = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // It has ended already.
      }
    };
    const timer = timeout
      ? setTimeout(() => {
          timedOut = true;
          endGroup('SIGKILL');
        }, timeout)
      : undefined;
    // Who interrupts the whole run wants no further stage to begin.
    const stop = (signal) => {
      endGroup('SIGTERM');
      setTimeout(() => process.exit(exitCode(null, signal)), 1000);
    };
    for (const signal of FORWARDED) process.once(signal, stop);
    const unwatch = whenOrphaned(() => stop('SIGTERM'));
    const leave = () => {
      unwatch();
      clearTimeout(timer);
      for (const signal of FORWARDED) process.off(signal, stop);
    };
    child.once('error', (error) => {
      leave();
      fail(error);
    });
    child.once('close', (code, signal) => {
      leave();
      done({ code: exitCode(code, signal), output, timedOut });
    });
  });
}
