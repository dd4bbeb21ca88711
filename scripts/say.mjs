/** A failure that one sentence explains; no stack trace helps the reader. */
export class Failure extends Error {}

const WIDTH = 18;

/** Prints one line: a subject and its state. */
export function say(what, state) {
  process.stdout.write(state === undefined ? `${what}\n` : `  ${what.padEnd(WIDTH)} ${state}\n`);
}

/** `830 ms`, `4.2 s`, `2 min 5 s`. */
export function duration(milliseconds) {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** A stopwatch: call the result to read it. */
export function stopwatch() {
  const start = performance.now();
  return () => duration(performance.now() - start);
}
