import { launch } from '../browser.ts';
import { median } from '../report.ts';
import { SLOW_DOWN } from '../speed.ts';
import { announced, type Move, unannounced } from './moves.ts';
import { PAGES } from './pages.ts';
import type { Running } from './variants.ts';
import { type Visit, visit } from './visit.ts';

/** Repeated measurements, by page and by the series that they belong to. */
class Samples<T extends object> {
  readonly #all = new Map<string, T[]>();

  add(page: string, whose: string | number, cost: T): void {
    const key = `${page}/${whose}`;
    this.#all.set(key, [...(this.#all.get(key) ?? []), cost]);
  }

  /** The median of the values; NaN where nothing was measured. */
  middle(page: string, whose: string | number, of: keyof T): number {
    return median((this.#all.get(`${page}/${whose}`) ?? []).map((cost) => Number(cost[of])));
  }
}

export class Measured {
  /** By variant. */
  readonly visits = new Samples<Visit>();
  /** By variant. */
  readonly moves = new Samples<Move>();
  /** Changes to a remote that the pointer has announced, by CPU slowdown. */
  readonly announced = new Samples<Move>();
}

/** CPU slowdowns for changes that the pointer has announced: none, and the one of all other measurements. */
export const PROCESSORS = [1, SLOW_DOWN] as const;
/** At full speed a change takes two or three frames by chance, so it is measured three times a round. */
const AGAIN = [1, 1] as const;

const COMPARED = PAGES.filter(({ at }) => at.reactAdmin);
/**
 * Times a round that the pages of react-admin are visited: their targets are a few hundredths away, which is less than
 * what chance does to a handful of visits.
 */
export const COMPARED_TIMES = 3;
const PAGES_OF_A_ROUND = [...PAGES, ...Array.from({ length: COMPARED_TIMES - 1 }, () => COMPARED).flat()];

/** Alternates the variants, so that other load affects all alike; an extra round first fills the caches. */
export async function measure(running: readonly Running[], rounds: number): Promise<Measured> {
  const measured = new Measured();
  const began = performance.now();
  const browser = await launch();
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const page of round > 0 ? PAGES_OF_A_ROUND : COMPARED) {
        for (const { name, origin, token } of running) {
          const at = page.at[name];
          if (!at) continue;
          const cost = await visit(browser, origin, at, page.signedIn ? token : undefined);
          if (round > 0) measured.visits.add(page.name, name, cost);
        }
      }
      if (round > 0) {
        for (const { name, origin, token } of running) {
          if (name !== 'federated' && name !== 'twin') continue;
          const moves = await unannounced(browser, origin, token);
          for (const [to, cost] of Object.entries(moves)) measured.moves.add(to, name, cost);
          if (name === 'twin') continue;
          for (const processor of [...PROCESSORS, ...AGAIN]) {
            const ready = await announced(browser, origin, token, processor);
            for (const [to, cost] of Object.entries(ready)) measured.announced.add(to, processor, cost);
          }
        }
      }
      console.error(`round ${round} of ${rounds}, after ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
    }
  } finally {
    await browser.close();
  }
  return measured;
}
