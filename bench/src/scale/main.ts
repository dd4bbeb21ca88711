import { parseArgs } from 'node:util';
import { markdownTable, recordTable } from '../report.ts';
import { ownersToken } from '../suites.ts';
import { createDatasets } from './datasets.ts';
import { OF_BARE, OF_SMALL, QUESTIONS } from './questions.ts';
import { startServer } from './servers.ts';
import { type Measured, measure, middle, ratio, type ServerPair } from './slices.ts';

const SIZES = [1000, 100_000] as const;

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '0.35' },
    connections: { type: 'string', default: '10' },
    engines: { type: 'string', default: 'postgresql,embedded' },
    write: { type: 'boolean', default: false },
  },
});

const HOW = `, ${options.rounds} rounds of ${options.seconds} s with ${options.connections} connections`;

async function main(): Promise<number> {
  const { found, close } = await createDatasets(SIZES, options.engines.split(','));
  const pairs: ServerPair[] = [];
  try {
    for (const dataset of found) {
      const ours = await startServer('server/src/main.ts', await dataset.open());
      const bare = await startServer('bench/src/scale/bareServer.ts', await dataset.open());
      pairs.push({ dataset, ours, bare, token: await ownersToken(ours) });
    }
    const measured = await measure(QUESTIONS, pairs, {
      rounds: Number(options.rounds),
      seconds: Number(options.seconds),
      connections: Number(options.connections),
    });
    const table = tableOf(measured);
    console.log(`\n${table}\n`);
    if (options.write) await recordTable('scale', table, HOW);
    const problems = exceeded(measured);
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await Promise.all(pairs.flatMap(({ ours, bare }) => [ours.stop(), bare.stop()]));
    await close();
  }
}

/** One row for each engine and question, with the rate of the largest company. */
function tableOf(measured: readonly Measured[]): string {
  const [small, large] = SIZES;
  const head = [
    'engine',
    'question',
    'requests/s',
    'of bare, 1,000',
    'of bare, 1,00,000',
    'without session',
    'of 1,000',
    'processor time',
  ];
  const rows = measured
    .filter(({ dataset }) => dataset.employees === large)
    .toSorted((one, other) => one.dataset.engine.localeCompare(other.dataset.engine))
    .map((entry) => {
      const smaller = sameQuestion(measured, entry, small);
      return [
        entry.dataset.engine === 'embedded' ? 'embedded' : 'PostgreSQL',
        entry.question.name,
        String(Math.round(middle(entry.ours, 'rate'))),
        smaller ? ratio(smaller.ours, smaller.bare, 'rate').toFixed(2) : '',
        ratio(entry.ours, entry.bare, 'rate').toFixed(2),
        ratio(entry.ours, entry.open, 'rate').toFixed(2),
        smaller ? ratio(entry.ours, smaller.ours, 'rate').toFixed(2) : '',
        `${(middle(entry.ours, 'microseconds') / 1000).toFixed(2)} ms`,
      ];
    });
  return markdownTable(head, rows, 2);
}

function sameQuestion(measured: readonly Measured[], { question, dataset }: Measured, employees: number) {
  return measured.find(
    (entry) =>
      entry.question === question && entry.dataset.engine === dataset.engine && entry.dataset.employees === employees,
  );
}

function exceeded(measured: readonly Measured[]): string[] {
  return measured.flatMap((entry) => {
    const { question, dataset, ours, bare } = entry;
    const what = `${dataset.engine}, ${question.name}, ${dataset.employees} employees`;
    const share = ratio(ours, bare, 'rate');
    const [fewest] = SIZES;
    const smaller = question.grows || dataset.employees === fewest ? undefined : sameQuestion(measured, entry, fewest);
    const small = smaller && ratio(ours, smaller.ours, 'rate');
    return [
      ...(share < OF_BARE ? [`${what}: ${share.toFixed(2)} of bare, not ${OF_BARE}.`] : []),
      ...(small !== undefined && small < OF_SMALL ? [`${what}: ${small.toFixed(2)} of 1,000, not ${OF_SMALL}.`] : []),
    ];
  });
}

process.exitCode = await main();
