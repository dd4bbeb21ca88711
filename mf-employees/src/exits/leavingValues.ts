import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { findImpossibleDates } from '@seamline/shared/contract/employees/employee-dates';
import type { Identity, LeavingInput } from '@seamline/shared/contract/employees/former-employees';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { formatCalendarDay, formatList } from '@seamline/shared/messages';
import { queryClient } from '@seamline/shared/query';
import { employeeIdentity } from '../queries.ts';

/** The values of a form about a leaving. */
export type Leaving = LeavingInput & { employee_id: number };

/** The leaving of an employee, which is still to come or over; undefined for one who stays. */
export function leavingOf(person: Identity | undefined) {
  return person?.notice ?? person?.leaving;
}

/** The stored dates and remarks of a leaving; empty ones for an employee who stays. */
export function storedValues(person: Identity | undefined) {
  const stored = leavingOf(person);
  if (!stored) return { resignation_date: '', company_last_day: '', remark: '', fnf_remark: '' };
  const { resignation_date, company_last_day, remark, fnf_remark } = stored;
  return { resignation_date, company_last_day, remark: remark ?? '', fnf_remark: fnf_remark ?? '' };
}

/** Says that recording a leaving has withdrawn the changes that were planned for later days. */
export function withdrawnSentence(days: readonly string[], i18n: I18n): string {
  const list = formatList(days.map(formatCalendarDay));
  return i18n._(
    msg`${plural({ count: days.length }, { one: `The change planned for ${{ list }} was withdrawn.`, other: `The changes planned for ${{ list }} were withdrawn.` })}`,
  );
}

/** Dates that cannot be true for the chosen employee, once it is known who that is. */
export function findProblems({ employee_id, ...values }: Leaving) {
  const person = queryClient.getQueryData<Identity>(employeeIdentity(employee_id).queryKey);
  const stored = leavingOf(person);
  const { resignation_date, company_last_day, settled_on } = values;
  const dates = { resignation_date, company_last_day, settled_on };
  const changed = (Object.keys(dates) as (keyof typeof dates)[]).filter((name) => dates[name] !== stored?.[name]);
  const known = { ...dates, joining_date: person?.joining_date };
  return findImpossibleDates(known, { today: dateInIndia(new Date()), changed }).map(({ field, message }) => ({
    path: [field],
    message,
  }));
}
