import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './dependencies.mjs';
import { inTurns } from './pool.mjs';
import { capture } from './processes.mjs';
import { single } from './reports.mjs';
import { root } from './root.mjs';
import { Failure, say, stopwatch } from './say.mjs';
import { allStages } from './stages.mjs';

const USAGE = `Options:
  --only <stages>   run these only, separated by commas
  -t <text>         run the tests whose name contains the text
  --help            say this`;

/** Runs the stages that were asked for, all of them even when one fails, and sums up. Returns the exit code. */
export async function runStages(choose) {
  const { only, filter, help } = readArguments();
  await ensureDependencies();
  // The tests start servers and commands by the hundred; each would read and compile the same files anew.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compile');
  const offered = allStages().filter(choose);
  const names = offered.map(({ name }) => name);
  if (help) {
    say(`${USAGE}\nStages: ${names.join(', ')}`);
    return 0;
  }
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw new Failure(`There is no stage ${unknown}. There are: ${names.join(', ')}.`);
  process.env.SEAMLINE_SEED ??= await seedOfCommit();
  const chosen = offered.filter(({ name, tests }) => (only.length > 0 ? only.includes(name) : tests || !filter));
  const elapsed = stopwatch();
  const light = await inTurns(
    chosen.filter(({ alone }) => !alone),
    2,
    (stage) => runStage(stage, filter),
  );
  const heavy = await inTurns(
    chosen.filter(({ alone }) => alone),
    1,
    (stage) => runStage(stage, filter),
  );
  return summarise([...light, ...heavy], elapsed());
}

/** Another sample with each commit, so that nothing stays unseen for long, and always the same for the same commit. */
async function seedOfCommit() {
  const git = capture('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root });
  const { code, output } = await git.catch(() => ({ code: 1 }));
  return code === 0 ? String(Number.parseInt(output.slice(0, 7), 16)) : '2026';
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        only: { type: 'string', multiple: true },
        t: { type: 'string', short: 't' },
        help: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const only = [...(values.only ?? []), ...positionals].flatMap((part) => part.split(',')).filter(Boolean);
    return { only, filter: values.t, help: values.help };
  } catch (error) {
    throw new Failure(`${error.message}\n${USAGE}`);
  }
}

async function runStage(stage, filter) {
  const elapsed = stopwatch();
  const result = await stage.run({ filter }).catch((error) => {
    if (error instanceof Failure) return single('the stage itself', error.message);
    return single('the stage itself', error.stack);
  });
  const count = stage.tests
    ? `${result.passed} passed${result.failed > 0 ? `, ${result.failed} FAILED` : ''}`
    : result.failed > 0
      ? 'FAILED'
      : 'passed';
  say(stage.name, `${count} in ${elapsed()}`);
  return { ...result, stage: stage.name };
}

function summarise(all, elapsed) {
  for (const { stage, flaky = [] } of all) {
    for (const name of flaky) say(`\n${stage}: passed only when repeated: ${name}`);
  }
  for (const { stage, failures } of all) {
    for (const { name, message } of failures) say(`\n✗ ${stage}: ${name}\n${message.replace(/^/gm, '    ')}`);
  }
  const passed = all.reduce((sum, result) => sum + result.passed, 0);
  const failed = all.reduce((sum, result) => sum + result.failed, 0);
  say(`\nIn ${elapsed}:`);
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0) say(`What was sampled: SEAMLINE_SEED=${process.env.SEAMLINE_SEED} takes it again.`);
  return failed > 0 ? 1 : 0;
}
