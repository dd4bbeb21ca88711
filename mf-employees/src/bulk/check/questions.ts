import { mayBeAnotherPerson } from '@seamline/shared/contract/employee-names';
import { formatCalendarDay } from '../../details/formatCalendarDay.ts';
import { composeName } from '../../fields/composeName.ts';
import type { PlanOptions, Recognised } from './planRow.ts';
import type { Values } from './readCells.ts';

/** What a person must confirm before a row is written. */
export interface RowQuestion {
  /** The id of the employee, present or former, whom the row may mean. */
  readonly about: number;
  /** Whether the row changes this employee, or adds another one who has something in common with a former one. */
  readonly kind: 'samePerson' | 'newEmployee';
  readonly sentence: string;
}

/** What has to be confirmed: a change of name and birth date at once, or a new employee who may be a former one. */
export function questionAbout(
  values: Values,
  { employee, former, by }: Recognised,
  { problems }: PlanOptions,
): RowQuestion | undefined {
  if (former) {
    const { full_name: name = '' } = former.values;
    const sentence = problems.former[by](name, formatCalendarDay(former.leaving?.company_last_day ?? ''));
    return { about: former.id, kind: 'newEmployee', sentence };
  }
  if (!employee || !mayBeAnotherPerson(employee.values, values)) return undefined;
  const { full_name = '', birth_date = '' } = employee.values;
  const { first_name, last_name } = { ...employee.values, ...values };
  const name = values.full_name ?? composeName(first_name, last_name);
  const sentence = problems.another[by](
    full_name,
    formatCalendarDay(birth_date),
    name,
    formatCalendarDay(values.birth_date ?? ''),
  );
  return { about: employee.id, kind: 'samePerson', sentence };
}
