import { timeOfDay } from '@seamline/shared/contract/shift-time';
import { formatNumber } from '@seamline/shared/messages';
import type { DayResult } from '../engine/index.ts';
import type { SimulatorTexts } from './simulatorMessages.ts';

const WORTH: Readonly<Record<DayResult['attendance'], number>> = {
  full: 1,
  threeQuarter: 0.75,
  half: 0.5,
  quarter: 0.25,
  absent: 0,
  leave: 0,
  off: 0,
  open: 0,
};
const TIMES = ['late', 'early', 'shortLeave', 'overtime', 'awaitingApproval'] as const;

/** The amounts of a day beside its attendance, in words. */
export function amountsOf(result: DayResult, text: SimulatorTexts): string[] {
  const { amounts } = text;
  const words: string[] = [];
  if (result.present > 0) words.push(amounts.present(result.present));
  if (result.productive !== result.present) words.push(amounts.productive(result.productive));
  if (result.breaks.length > 0) {
    const breaks = result.breaks.map(
      ({ kind, start, end }) => `${timeOfDay(start)}–${timeOfDay(end)} ${text.breaks[kind]}`,
    );
    words.push(amounts.breaks(breaks.join(', ')));
  }
  return [...words, ...sums([result], text)];
}

/** The sums of several days, in words. */
export function totalsOf(results: readonly DayResult[], text: SimulatorTexts): string[] {
  const worth = results.reduce((sum, { attendance }) => sum + WORTH[attendance], 0);
  return [text.worth(worth), ...sums(results, text)];
}

function sums(results: readonly DayResult[], { amounts }: SimulatorTexts): string[] {
  const sumOf = (amount: (typeof TIMES)[number] | 'compOff' | 'leave') =>
    results.reduce((sum, result) => sum + result[amount], 0);
  const words = TIMES.flatMap((amount) => (sumOf(amount) > 0 ? [amounts[amount](sumOf(amount))] : []));
  if (sumOf('compOff') > 0) words.push(amounts.compOff(sumOf('compOff')));
  if (sumOf('leave') > 0) words.push(amounts.leave(sumOf('leave')));
  for (const type of ['FLAT', 'PERCENTAGE'] as const) {
    const value = results.reduce((sum, { penalty }) => sum + (penalty?.type === type ? penalty.value : 0), 0);
    if (value > 0) words.push(amounts[type](formatNumber(value)));
  }
  return words;
}
