import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import type { employees } from '../db/schema.ts';

type Values = Partial<typeof employees.$inferInsert>;

/** Days from the setting up to the last day, by the position of the employee in the demo company. */
const ON_NOTICE: Readonly<Record<number, number>> = { 23: 4, 64: 17, 88: 41 };

const NOTICE_DAYS = 30;
const DAY_MS = 86_400_000;
const NOT_LEAVING = { resignation_date: null, company_last_day: null, remark: null, fnf_remark: null, left_at: null };

/** The leaving of an employee of the demo company, at dates around the day on which it is set up. */
export function leavingOf(position: number, isFormer: boolean, today: Date): Values {
  if (isFormer) return formerSince(12 + 31 * (position % 5), today);
  const days = ON_NOTICE[position];
  return days === undefined ? NOT_LEAVING : onNotice(days, today);
}

/** Of a large company every four hundredth employee is on notice. */
export function leavingInCrowd(number: number, today: Date): Values {
  return number % 400 === 0 ? onNotice((number / 400) % NOTICE_DAYS, today) : NOT_LEAVING;
}

function onNotice(days: number, today: Date): Values {
  return {
    ...NOT_LEAVING,
    resignation_date: inDays(-20, today),
    company_last_day: inDays(days, today),
    remark: 'Moves to another city.',
  };
}

function formerSince(days: number, today: Date): Values {
  return {
    resignation_date: inDays(-days - NOTICE_DAYS, today),
    company_last_day: inDays(-days, today),
    remark: 'Moved to another city.',
    fnf_remark: 'Full and final settlement paid.',
    left_at: new Date(`${inDays(1 - days, today)}T00:00+05:30`),
  };
}

function inDays(days: number, today: Date): string {
  return dateInIndia(new Date(today.getTime() + days * DAY_MS));
}
