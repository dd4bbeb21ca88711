import { QUARTERS } from './portion.ts';
import type { DayResult } from './result.ts';

/** The shares of days in paid time, leave and loss of pay. The shares of each day make one day. */
export interface Shares {
  paid: number;
  leave: number;
  lossOfPay: number;
  off: number;
  /** A punch out is missing, so nobody knows yet. */
  open: number;
}

/** Returns the shares of a day. Leave takes the place of what is missing; what is missing beyond it is loss of pay. */
export function sharesOf({ attendance, leave }: DayResult): Shares {
  const none: Shares = { paid: 0, leave, lossOfPay: 0, off: 0, open: 0 };
  const rest = 1 - leave;
  if (attendance === 'off' || attendance === 'open') return { ...none, [attendance]: rest };
  if (attendance === 'leave') return { ...none, lossOfPay: rest };
  const paid = QUARTERS[attendance] / 4;
  return { ...none, paid, lossOfPay: rest - paid };
}

/** Returns the shares of several days. */
export function sumOfShares(results: readonly DayResult[]): Shares {
  const sum: Shares = { paid: 0, leave: 0, lossOfPay: 0, off: 0, open: 0 };
  for (const shares of results.map(sharesOf)) {
    for (const share of Object.keys(sum) as (keyof Shares)[]) sum[share] += shares[share];
  }
  return sum;
}
