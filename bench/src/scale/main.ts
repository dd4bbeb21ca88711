import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { recordTable } from '../record.ts';
import { median } from '../report.ts';
import { ownersToken, type Suite } from '../suites.ts';
import { type Household, households } from './households.ts';
import { OF_BARE, OF_SMALL, QUESTIONS, type Question } from './questions.ts';
import { startServer } from './servers.ts';

const SIZES = [1000, 100_000] as const;

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '10' },
    engines: { type: 'string', default: 'postgresql,embedded' },
    write: { type: 'boolean', default: false },
  },
});

const HOW = `, ${options.rounds} rounds of ${options.seconds} s with ${options.connections} connections`;

interface Contestant {
  readonly household: Household;
  readonly ours: Suite;
  readonly bare: Suite;
  readonly token: string;
}

/** Requests a second in each round, of each way to answer one question on one database. */
interface Measured {
  readonly question: Question;
  readonly household: Household;
  readonly ours: number[];
  readonly bare: number[];
  /** The floor without the check of the session. */
  readonly open: number[];
}

async function main(): Promise<number> {
  const { found, close } = await households(SIZES, options.engines.split(','));
  const contestants: Contestant[] = [];
  try {
    for (const household of found) {
      const ours = await startServer('server/src/main.ts', await household.open());
      const bare = await startServer('bench/src/scale/bareServer.ts', await household.open());
      contestants.push({ household, ours, bare, token: await ownersToken(ours) });
    }
    const measured = await measure(contestants);
    const table = tableOf(measured);
    console.log(`\n${table}\n`);
    if (options.write) await recordTable('scale', table, HOW);
    const problems = exceeded(measured);
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await Promise.all(contestants.flatMap(({ ours, bare }) => [ours.stop(), bare.stop()]));
    await close();
  }
}

/** All in turns, so that every one meets the same machine. */
async function measure(contestants: readonly Contestant[]): Promise<Measured[]> {
  const measured = QUESTIONS.flatMap((question) =>
    contestants.map(({ household }) => ({ question, household, ours: [], bare: [], open: [] })),
  ) as Measured[];
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    for (const [index, question] of QUESTIONS.entries()) {
      for (const { household, ours, bare, token } of contestants) {
        const path = `${question.path}${question.path.includes('?') ? '&' : '?'}token=${token}`;
        const rates = {
          bare: await rate(`${bare.origin}/${index}`),
          ours: await rate(`${ours.origin}${path}`),
          open: await rate(`${bare.origin}/${index}/open`),
        };
        // The first round warms everybody up.
        if (round === 0) continue;
        const into = measured.find((entry) => entry.question === question && entry.household === household);
        for (const way of ['ours', 'bare', 'open'] as const) into?.[way].push(rates[way]);
      }
    }
    console.error(round === 0 ? 'warm' : `round ${round} of ${options.rounds}`);
  }
  return measured;
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections: Number(options.connections), duration: Number(options.seconds) });
  if (result.non2xx + result.errors > 0) throw new Error(`${new URL(url).pathname} failed under load.`);
  return result.requests.average;
}

function ratio(one: readonly number[], other: readonly number[]): number {
  return median(one.map((value, index) => value / (other[index] ?? Number.NaN)));
}

function tableOf(measured: readonly Measured[]): string {
  const head = ['engine', 'question', 'employees', 'requests/s', 'of bare', 'of bare without session', 'of 1,000'];
  const rows = measured
    .toSorted((one, other) => one.household.engine.localeCompare(other.household.engine))
    .map(({ question, household, ours, bare, open }) => [
      household.engine === 'embedded' ? 'embedded' : 'PostgreSQL',
      question.name,
      household.employees.toLocaleString('en-IN'),
      String(Math.round(median([...ours]))),
      ratio(ours, bare).toFixed(2),
      ratio(ours, open).toFixed(2),
      ofSmall(measured, { question, household, ours, bare, open })?.toFixed(2) ?? '',
    ]);
  const lines = [head, head.map((_, index) => (index < 2 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function ofSmall(measured: readonly Measured[], { question, household, ours }: Measured): number | undefined {
  const small = measured.find(
    (entry) =>
      entry.question === question &&
      entry.household.engine === household.engine &&
      entry.household.employees < household.employees,
  );
  return small && ratio(ours, small.ours);
}

function exceeded(measured: readonly Measured[]): string[] {
  return measured
    .filter(({ question }) => question.isPage)
    .flatMap((entry) => {
      const { question, household, ours, bare } = entry;
      const what = `${household.engine}, ${question.name}, ${household.employees} employees`;
      const small = ofSmall(measured, entry);
      return [
        ...(ratio(ours, bare) < OF_BARE ? [`${what}: ${ratio(ours, bare).toFixed(2)} of bare, not ${OF_BARE}.`] : []),
        ...(small !== undefined && small < OF_SMALL ? [`${what}: ${small.toFixed(2)} of 1,000, not ${OF_SMALL}.`] : []),
      ];
    });
}

process.exitCode = await main();
