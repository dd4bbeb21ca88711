import { BUDGETS } from './pages.ts';
import type { Visit } from './visit.ts';

/** The visits of one page, in both ways of building. */
export interface Comparison {
  page: string;
  federated: Visit[];
  twin: Visit[];
}

const MEASURES: { label: string; of(visit: Visit): number; write(value: number): string }[] = [
  { label: 'JavaScript', of: ({ scriptBytes }) => scriptBytes, write: (value) => `${(value / 1000).toFixed(1)} kB` },
  { label: 'scripts', of: ({ scripts }) => scripts, write: String },
  { label: 'requests', of: ({ requests }) => requests, write: String },
  { label: 'rounds', of: ({ rounds }) => rounds, write: String },
  { label: 'first paint', of: ({ firstPaint }) => firstPaint, write: (value) => `${Math.round(value)} ms` },
  { label: 'shown after', of: ({ shown }) => shown, write: (value) => `${Math.round(value)} ms` },
];

/** The middle one of several values. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The table of the comparison, in Markdown. */
export function tableOf(comparisons: Comparison[]): string {
  const rows = comparisons.flatMap(({ page, federated, twin }) =>
    MEASURES.map(({ label, of, write }) => {
      const values = [federated, twin].map((visits) => median(visits.map(of)));
      const [one = 0, other = 0] = values;
      const sign = one > other ? '+' : one < other ? '−' : '';
      return [page, label, write(one), write(other), sign + write(Math.abs(one - other))];
    }),
  );
  const head = ['page', 'measure', 'federated', 'one bundle', 'difference'];
  const lines = [head, head.map((_, index) => (index < 2 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The first paint of the federated sign-in page in terms of that of a bare HTML form. */
export function firstPaintRatio(
  [{ federated } = { federated: [] }]: Pick<Comparison, 'federated'>[],
  bare: Visit[],
): number {
  const paint = (visits: Visit[]) => median(visits.map(({ firstPaint }) => firstPaint));
  return paint(federated) / paint(bare);
}

/** What is over its budget, in sentences. */
export function exceeded(comparisons: Comparison[]): string[] {
  return comparisons.flatMap(({ page, federated, twin }) => {
    const bytes = (visits: Visit[]) => median(visits.map(({ scriptBytes }) => scriptBytes));
    const difference = bytes(federated) - bytes(twin);
    const most = BUDGETS.difference[page] ?? Number.POSITIVE_INFINITY;
    return difference > most ? [`${page}: federation costs ${difference} bytes, ${most} are allowed.`] : [];
  });
}
