import { kilobytes, markdownTable, milliseconds } from '../report.ts';
import { type Measured, PROCESSORS } from './measure.ts';
import type { Move } from './moves.ts';
import { INSIDE, NAMES, OTHERS, PAGES, type Variant } from './pages.ts';
import type { Target } from './targets.ts';
import type { Visit } from './visit.ts';

interface Measure<T> {
  label: string;
  of: keyof T;
  write(value: number): string;
}

const TRANSFER: Measure<Visit & Move>[] = [
  { label: 'JavaScript', of: 'scriptBytes', write: kilobytes },
  { label: 'rounds', of: 'rounds', write: String },
];

const VISIT: Measure<Visit>[] = [
  ...(TRANSFER as Measure<Visit>[]),
  { label: 'largest paint', of: 'largestPaint', write: milliseconds },
  { label: 'ready', of: 'ready', write: milliseconds },
  { label: 'blocked', of: 'blocked', write: milliseconds },
];

const MOVE: Measure<Move>[] = [
  ...(TRANSFER as Measure<Move>[]),
  { label: 'title', of: 'titled', write: milliseconds },
  { label: 'ready', of: 'ready', write: milliseconds },
];

/** A Markdown table of the targets with the measured values. */
export function targetTable(targets: readonly Target[]): string {
  return markdownTable(
    ['what', 'at most', 'measured', ''],
    targets.map(({ what, most, is, write }) => [what, write(most), write(is), is <= most ? 'met' : '**missed**']),
  );
}

/** First visits, for each variant that has the page. */
export function visitTable({ visits }: Measured): string {
  const variants = Object.keys(NAMES) as Variant[];
  const rows = PAGES.flatMap(({ name }) =>
    VISIT.map(({ label, of, write }) => [
      name,
      label,
      ...variants.map((variant) => orNothing(write, visits.middle(name, variant, of))),
    ]),
  );
  return markdownTable(['page', 'measure', ...variants.map((name) => NAMES[name])], rows, 2);
}

/** Changes of page within a session. */
export function moveTable({ moves, announced }: Measured): string {
  const rows = [INSIDE, ...OTHERS].flatMap(({ name }) =>
    MOVE.map(({ label, of, write }) => [
      name,
      label,
      ...(['federated', 'twin'] as const).map((variant) => orNothing(write, moves.middle(name, variant, of))),
      ...PROCESSORS.map((processor) => orNothing(write, announced.middle(name, processor, of))),
    ]),
  );
  const head = ['to', 'measure', NAMES.federated, NAMES.twin, 'announced, full speed', 'announced'];
  return markdownTable(head, rows, 2);
}

function orNothing(write: (value: number) => string, value: number): string {
  return Number.isNaN(value) ? '' : write(value);
}
