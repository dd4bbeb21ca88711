import { readFileSync } from 'node:fs';

const INTERVAL = 300;
const SHELLS = new Set(['sh', 'dash', 'bash']);

/**
 * Calls `stop` once whoever started this process is gone. npm starts scripts through a shell that dies of a
 * signal without passing it on, and a killed npm passes on nothing: without this the server would live on unseen.
 * Started by hand a process may outlive its shell, so nothing is watched then. Returns a function that ends the watch.
 */
export function whenOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const runner = parentOfShell(parent);
  const timer = setInterval(() => {
    // A process that is dead but not yet collected still has a number; its children have a new parent by then.
    if (process.ppid === parent && parentOfShell(parent) === runner) return;
    clearInterval(timer);
    stop();
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

/** The process that started the shell `pid`; undefined where `pid` is no shell, or outside Linux. */
function parentOfShell(pid) {
  try {
    // "<pid> (<name>) <state> <parent> …", where the name may hold anything, parentheses too.
    const [, name, rest] = /\((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return SHELLS.has(name) ? Number(rest.split(' ')[1]) : undefined;
  } catch {
    return undefined;
  }
}
