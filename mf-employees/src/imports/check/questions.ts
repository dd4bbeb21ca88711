import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { composeName, mayBeAnotherPerson } from '@seamline/shared/contract/employees/employee-names';
import { formatCalendarDay } from '@seamline/shared/messages';
import { missingNames } from './names.ts';
import type { MatchedBy, PlanOptions, RowContext } from './planRow.ts';
import type { Values } from './readCells.ts';

/** A question to confirm before a row is written. */
export interface RowQuestion {
  /** The id of the employee, present or former, whom the row may mean; 0 where it may mean nobody. */
  readonly about: number;
  /**
   * The row changes this employee, or adds a new one: who shares a value with a former employee, or who has no last name.
   */
  readonly kind: 'samePerson' | 'newEmployee' | 'oneName';
  readonly sentence: string;
}

/** Returns the question whether a new employee without a last name has one name; the answer is the column for that. */
export function questionAboutName(read: Values, { i18n }: PlanOptions): RowQuestion | undefined {
  const { full_name: full, first_name: first, last_name: last, single_name: isSingle } = read;
  const name = full ?? first;
  if (name === undefined || last || isSingle !== undefined || missingNames(read).last_name) return undefined;
  return { about: 0, kind: 'oneName', sentence: i18n._(msg`${name} has no last name.`) };
}

/** Returns the question to confirm: a change of name and birth date at once, or a new employee who may be a former one. */
export function questionAbout(
  values: Values,
  { employee, former, by }: RowContext,
  { i18n }: PlanOptions,
): RowQuestion | undefined {
  if (former) {
    const name = former.values.full_name ?? '';
    const day = formatCalendarDay(former.leaving?.company_last_day ?? '');
    return { about: former.id, kind: 'newEmployee', sentence: i18n._(formerMatch(by, { name, day })) };
  }
  if (!employee || !mayBeAnotherPerson(employee.values, values)) return undefined;
  const { first_name, last_name } = { ...employee.values, ...values };
  const found = anotherMatch(by, {
    name: employee.values.full_name ?? '',
    born: formatCalendarDay(employee.values.birth_date ?? ''),
    newName: values.full_name ?? composeName(first_name, last_name),
    newBorn: formatCalendarDay(values.birth_date ?? ''),
  });
  return { about: employee.id, kind: 'samePerson', sentence: i18n._(found) };
}

function formerMatch(by: MatchedBy, { name, day }: Record<'name' | 'day', string>): MessageDescriptor {
  if (by === 'id') return msg`Same Employee ID as former employee ${name} (left ${day}).`;
  if (by === 'number') return msg`Same mobile number as former employee ${name} (left ${day}).`;
  return msg`Same biometric id as former employee ${name} (left ${day}).`;
}

function anotherMatch(
  by: MatchedBy,
  { name, born, newName, newBorn }: Record<'name' | 'born' | 'newName' | 'newBorn', string>,
): MessageDescriptor {
  if (by === 'id') return msg`${name}, born ${born}, has this Employee ID. The row says ${newName}, born ${newBorn}.`;
  if (by === 'number') {
    return msg`${name}, born ${born}, has this mobile number. The row says ${newName}, born ${newBorn}.`;
  }
  return msg`${name}, born ${born}, has this biometric id. The row says ${newName}, born ${newBorn}.`;
}
