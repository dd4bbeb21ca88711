import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { timeOfDay } from '@seamline/shared/contract/shifts/shift-time';
import { formatNumber } from '@seamline/shared/messages';
import { counted, dayCount, shortLength } from '../engine/explanation/phrases.ts';
import type { DayResult } from '../engine/simulation/result.ts';
import { type Shares, sumOfShares } from '../engine/simulation/shares.ts';

const SHARES: Readonly<Record<keyof Shares, (days: string) => MessageDescriptor>> = {
  paid: (days) => msg`${days} paid`,
  leave: (days) => msg`${days} leave`,
  lossOfPay: (days) => msg`${days} loss of pay`,
  off: (days) => msg`${days} off`,
  open: (days) => msg`${days} without a punch out`,
};
const SHARE_NAMES = Object.keys(SHARES) as (keyof Shares)[];

const TIMES: Readonly<
  Record<'late' | 'early' | 'shortLeave' | 'overtime' | 'awaitingApproval', (length: string) => MessageDescriptor>
> = {
  late: (length) => msg`${length} late`,
  early: (length) => msg`${length} early`,
  shortLeave: (length) => msg`${length} short leave`,
  overtime: (length) => msg`${length} overtime`,
  awaitingApproval: (length) => msg`${length} waiting for approval`,
};
const TIME_NAMES = Object.keys(TIMES) as (keyof typeof TIMES)[];

const BREAKS: Readonly<Record<DayResult['breaks'][number]['kind'], MessageDescriptor>> = {
  LUNCH: msg`lunch`,
  TEA_BREAK: msg`tea`,
  PERSONAL_BREAK: msg`personal`,
};

/** The amounts of a day beside its attendance, in words. */
export function amountsOf(result: DayResult, i18n: I18n): string[] {
  const words: MessageDescriptor[] = [];
  const present = shortLength(result.present, i18n);
  const productive = shortLength(result.productive, i18n);
  if (result.present > 0) words.push(msg`${{ length: present }} from first to last punch`);
  if (result.productive !== result.present) words.push(msg`${{ length: productive }} productive`);
  if (result.breaks.length > 0) {
    const breaks = result.breaks.map(
      ({ kind, start, end }) => `${timeOfDay(start)}–${timeOfDay(end)} ${i18n._(BREAKS[kind])}`,
    );
    words.push(msg`Breaks: ${{ list: breaks.join(', ') }}`);
  }
  const cost = dayCount(result.leave, i18n);
  return [
    ...words.map((word) => i18n._(word)),
    ...sums([result], i18n),
    ...(result.leave > 0 ? [i18n._(msg`costs ${cost} of leave`)] : []),
  ];
}

/** The sums of several days, in words; each day is counted once. */
export function totalsOf(results: readonly DayResult[], i18n: I18n): string[] {
  const shares = sumOfShares(results);
  const parts = SHARE_NAMES.filter((share) => shares[share] > 0);
  const list = parts.map((share) => i18n._(SHARES[share](formatNumber(shares[share])))).join(', ');
  const days = counted(results.length, 'day', i18n);
  return [i18n._(msg`${days}: ${list}`), ...sums(results, i18n)];
}

function sums(results: readonly DayResult[], i18n: I18n): string[] {
  const sumOf = (amount: keyof typeof TIMES | 'compOff') => results.reduce((sum, result) => sum + result[amount], 0);
  const penaltyOf = (wanted: 'FLAT' | 'PERCENTAGE') =>
    results.reduce((sum, { penalty }) => sum + (penalty?.type === wanted ? penalty.value : 0), 0);
  const words = TIME_NAMES.flatMap((amount) =>
    sumOf(amount) > 0 ? [TIMES[amount](shortLength(sumOf(amount), i18n))] : [],
  );
  const earned = dayCount(sumOf('compOff'), i18n);
  if (sumOf('compOff') > 0) words.push(msg`${earned} of compensatory off`);
  const [flat, share] = [penaltyOf('FLAT'), penaltyOf('PERCENTAGE')];
  if (flat > 0) words.push(msg`penalty of ₹ ${{ value: formatNumber(flat) }}`);
  if (share > 0) words.push(msg`penalty of ${{ value: formatNumber(share) }} %`);
  return words.map((word) => i18n._(word));
}
