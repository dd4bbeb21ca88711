import type { CalendarDate } from '../calendar.ts';
import type { Circumstances } from './result.ts';

/** The sums and counts of a calendar month. */
export type Ledger = Pick<Circumstances, 'lateMinutes' | 'earlyMinutes' | 'shortLeaves' | 'compOffs'>;

/** A ledger for each month; the first one goes on from what the month already had. */
export function openLedgers(given: Circumstances): (date: CalendarDate) => Ledger {
  const months = new Map<string, Ledger>();
  return (date) => {
    const month = date.slice(0, 7);
    const known = months.get(month);
    if (known) return known;
    const { lateMinutes, earlyMinutes, shortLeaves, compOffs } = given;
    const isFirst = months.size === 0;
    const ledger = isFirst
      ? { lateMinutes, earlyMinutes, shortLeaves, compOffs }
      : { lateMinutes: 0, earlyMinutes: 0, shortLeaves: 0, compOffs: 0 };
    months.set(month, ledger);
    return ledger;
  };
}
