import { type DateOrder, NUMERIC_DATE } from '@seamline/shared/contract/employees/import-preview';
import { latinDigits } from '@seamline/shared/contract/wire/digits';

export interface SuggestedOrder {
  readonly order: DateOrder;
  /** Tells dates that fit only this order from dates that fit others as well or partly contradict it. */
  readonly evidence: 'clear' | 'open' | 'mixed';
  /** True if a date has two digits in each part, so that the year may come first. */
  readonly mayBeginWithYear: boolean;
}

/** Suggests the order of the dates in some cells; undefined where no cell depends on it. */
export function suggestDateOrder(cells: Iterable<string>): SuggestedOrder | undefined {
  const seen = { any: false, day: false, month: false, year: false, short: false };
  for (const cell of cells) {
    const [, first, second, third] = NUMERIC_DATE.exec(latinDigits(cell)) ?? [];
    if (first === undefined) continue;
    seen.any = true;
    seen.short ||= third?.length === 2 && first.length === 2;
    if (Number(first) > 31) seen.year = true;
    else if (Number(first) > 12) seen.day = true;
    else if (Number(second) > 12) seen.month = true;
  }
  if (!seen.any) return undefined;
  const order = seen.year ? 'year' : seen.day || !seen.month ? 'day' : 'month';
  const kinds = seen.year ? (seen.month ? 2 : 1) : Number(seen.day) + Number(seen.month);
  const evidence = kinds === 0 ? 'open' : kinds === 1 ? 'clear' : 'mixed';
  return { order, evidence, mayBeginWithYear: seen.short };
}
