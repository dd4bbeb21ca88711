import autocannon from 'autocannon';
import { median } from '../report.ts';
import type { Household } from './households.ts';
import type { Question } from './questions.ts';
import type { Measurable } from './servers.ts';

export interface Contestant {
  readonly household: Household;
  readonly ours: Measurable;
  readonly bare: Measurable;
  readonly token: string;
}

/** One short load: requests a second, and the server's processor time for each of them in microseconds. */
interface Slice {
  readonly rate: number;
  readonly microseconds: number;
}

/** The slices of one question on one database; those of one round stand at one place. `open` is bare without session. */
export interface Measured extends Record<Way, Slice[]> {
  readonly question: Question;
  readonly household: Household;
}

const WAYS = ['bare', 'ours', 'open'] as const;
type Way = (typeof WAYS)[number];

interface Load {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
}

/** A slice of fewer answers says more about when it ended than about what an answer costs. */
const FEWEST_ANSWERS = 60;
const LONGEST_SLICE = 2;

/** Short slices in turns, so that every way meets the same machine; what else happens on it falls on neighbours alike. */
export async function measure(
  questions: readonly Question[],
  contestants: readonly Contestant[],
  load: Load,
): Promise<Measured[]> {
  const measured: (Measured & { readonly urls: Record<Way, [Measurable, string]> })[] = questions.flatMap(
    (question, index) =>
      contestants.map(({ household, ours, bare, token }) => ({
        question,
        household,
        bare: [],
        ours: [],
        open: [],
        urls: {
          bare: [bare, `${bare.origin}/${index}`],
          ours: [ours, `${ours.origin}${question.path}${question.path.includes('?') ? '&' : '?'}token=${token}`],
          open: [bare, `${bare.origin}/${index}/open`],
        },
      })),
  );
  const started = performance.now();
  // The round 0 warms everybody up and tells how long a slice has to be.
  for (let round = 0; round <= load.rounds; round += 1) {
    for (const entry of measured) {
      for (const way of WAYS) {
        const [server, url] = entry.urls[way];
        const known = entry[way][0]?.rate ?? Number.POSITIVE_INFINITY;
        const seconds = Math.max(load.seconds, Math.min(LONGEST_SLICE, FEWEST_ANSWERS / known));
        entry[way].push(await slice(server, url, seconds, load.connections));
      }
    }
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    console.error(`${round === 0 ? 'warm' : `round ${round} of ${load.rounds}`}, after ${minutes} minutes`);
  }
  for (const entry of measured) for (const way of WAYS) entry[way].shift();
  return measured;
}

async function slice(server: Measurable, url: string, seconds: number, connections: number): Promise<Slice> {
  const before = await server.used();
  const result = await autocannon({ url, connections, duration: seconds, sampleInt: 50 });
  const microseconds = (await server.used()) - before;
  if (result.non2xx + result.errors > 0) throw new Error(`${new URL(url).pathname} failed under load.`);
  const answers = result['2xx'];
  const elapsed = (result.finish.getTime() - result.start.getTime()) / 1000;
  return { rate: answers / elapsed, microseconds: microseconds / answers };
}

/** The middle of the rounds' ratios: each round compares neighbours. */
export function ratio(one: readonly Slice[], other: readonly Slice[], what: keyof Slice): number {
  return median(one.map((slice, index) => slice[what] / (other[index]?.[what] ?? Number.NaN)));
}

export function middle(slices: readonly Slice[], what: keyof Slice): number {
  return median(slices.map((slice) => slice[what]));
}
