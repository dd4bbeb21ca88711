import autocannon from 'autocannon';
import { median } from '../report.ts';
import type { Dataset } from './datasets.ts';
import type { Question } from './questions.ts';
import type { Measurable } from './servers.ts';

/** The real server and the bare one on the same dataset. */
export interface ServerPair {
  readonly dataset: Dataset;
  readonly ours: Measurable;
  readonly bare: Measurable;
  readonly token: string;
}

/** One short load: requests a second, and the server's CPU time for each request in microseconds. */
interface Slice {
  readonly rate: number;
  readonly microseconds: number;
}

/** The slices of one question on one dataset, by round at the same index. `open` is the bare server without session. */
export interface Measured extends Record<Way, Slice[]> {
  readonly question: Question;
  readonly dataset: Dataset;
}

const WAYS = ['bare', 'ours', 'open'] as const;
type Way = (typeof WAYS)[number];

interface Load {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
}

/** A slice with fewer responses measures its cut-off rather than the cost of a response. */
const FEWEST_ANSWERS = 60;
const LONGEST_SLICE = 2;

/** Alternates short slices, so that other load on the machine affects neighbouring slices alike. */
export async function measure(
  questions: readonly Question[],
  pairs: readonly ServerPair[],
  load: Load,
): Promise<Measured[]> {
  const measured: (Measured & { readonly urls: Record<Way, [Measurable, string]> })[] = questions.flatMap(
    (question, index) =>
      pairs.map(({ dataset, ours, bare, token }) => ({
        question,
        dataset,
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
  // Round 0 warms the servers up and determines the length of a slice.
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

/** The median of the rounds' ratios: each round compares neighbouring slices. */
export function ratio(one: readonly Slice[], other: readonly Slice[], what: keyof Slice): number {
  return median(one.map((slice, index) => slice[what] / (other[index]?.[what] ?? Number.NaN)));
}

export function middle(slices: readonly Slice[], what: keyof Slice): number {
  return median(slices.map((slice) => slice[what]));
}
