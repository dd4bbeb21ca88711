import { EMPLOYEE_LIMITS } from '@seamline/shared/contract/employees/employee-fields';
import type { MatchKey } from '@seamline/shared/contract/employees/import-preview';
import { foldedName } from '@seamline/shared/contract/wire/cell-words';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { singleSpaced } from '@seamline/shared/contract/wire/fields';
import type { EmployeeRow } from '../record/employeeRecords.ts';
import type { MatchKeys } from './imports.ts';

/** The values by which a row can be recognised as one about an employee. */
export interface RowKeys {
  readonly id: number | undefined;
  readonly number: string;
  readonly code: string;
}

/** An employee, present or former, whom a row may mean, and the key that they were found by. */
export interface Match {
  readonly employee: EmployeeRow;
  readonly by: MatchKey;
}

/** The stored employees whom the rows of a sheet may mean, found by id, mobile number or code. */
export class KnownEmployees {
  readonly #byId: ReadonlyMap<number, EmployeeRow>;
  readonly #byNumber: ReadonlyMap<string, EmployeeRow>;
  readonly #byCode: ReadonlyMap<string, readonly EmployeeRow[]>;
  readonly #byName: ReadonlyMap<string, readonly EmployeeRow[]>;
  readonly #formerByNumber: ReadonlyMap<string, EmployeeRow>;
  readonly #formerByCode: ReadonlyMap<string, EmployeeRow>;

  constructor(found: readonly EmployeeRow[]) {
    const current = found.filter((row) => row.left_at === null);
    // Several former employees can have had one number: the one who left last has most to do with it.
    const lastDay = ({ company_last_day: day }: EmployeeRow) => day ?? '';
    const former = found
      .filter((row) => row.left_at !== null)
      .toSorted((one, other) => (lastDay(one) < lastDay(other) ? -1 : Number(lastDay(one) > lastDay(other))));
    this.#byId = new Map(found.map((row) => [row.id, row]));
    this.#byNumber = new Map(current.map((row) => [row.mobile_number, row]));
    this.#byCode = Map.groupBy(current, (row) => row.biometric_id ?? '');
    this.#byName = Map.groupBy(current, (row) => foldedName(row.full_name));
    this.#formerByNumber = new Map(former.map((row) => [row.mobile_number, row]));
    this.#formerByCode = new Map(former.map((row) => [row.biometric_id ?? '', row]));
  }

  /** The current or former employee who has an id. */
  get(id: number): EmployeeRow | undefined {
    return this.#byId.get(id);
  }

  /** The current employee who has a mobile number. */
  ownerOf(number: string): EmployeeRow | undefined {
    return this.#byNumber.get(number);
  }

  /** The employees whom a text names: the one with this Employee ID, else the current ones with this code or name. */
  namedBy(text: string): readonly EmployeeRow[] {
    const id = employeeIdIn(text);
    const byId = id === undefined ? undefined : this.#byId.get(id);
    if (byId) return [byId];
    return this.#byCode.get(text) ?? this.#byName.get(foldedName(text)) ?? [];
  }

  /**
   * Finds the employee whom a row means: by id, which may be a former one's; else the current one who has the mobile
   * number, or is alone in having the code; else the former one who left last.
   */
  find({ id, number, code }: RowKeys): Match | undefined {
    if (id !== undefined) return matched(this.#byId.get(id), 'id');
    const coded = code === '' ? [] : (this.#byCode.get(code) ?? []);
    return (
      matched(this.#byNumber.get(number), 'number') ??
      matched(coded.length === 1 ? coded[0] : undefined, 'code') ??
      matched(this.#formerByNumber.get(number), 'number') ??
      matched(code === '' ? undefined : this.#formerByCode.get(code), 'code')
    );
  }
}

function matched(employee: EmployeeRow | undefined, by: MatchKey): Match | undefined {
  return employee && { employee, by };
}

/** The Employee ID that a text is, as `12` or `#12`. */
export function employeeIdIn(text: string): number | undefined {
  const [, id] = /^#?([1-9]\d{0,8})$/.exec(latinDigits(text)) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Everything by which rows mean employees, and by which their cells name reporting persons, each once. */
export function wantedKeys(rows: readonly RowKeys[], persons: readonly string[]): MatchKeys {
  const keys = persons.filter((text) => text.length <= EMPLOYEE_LIMITS.full_name && !text.includes('\0'));
  const ids = [...rows.map(({ id }) => id), ...keys.map(employeeIdIn)];
  const codes = [...rows.map(({ code }) => code), ...keys];
  return {
    ids: unique(ids.filter((id) => id !== undefined)),
    mobile_numbers: unique(rows.map(({ number }) => number).filter((number) => /^\d{4,15}$/.test(number))),
    biometric_ids: unique(
      codes.filter((code) => code !== '' && code.length <= EMPLOYEE_LIMITS.biometric_id && !code.includes('\0')),
    ),
    full_names: unique(keys.filter((text) => employeeIdIn(text) === undefined).map(singleSpaced)),
    with_former: true,
  };
}

const unique = <Key>(keys: readonly Key[]): Key[] => [...new Set(keys)];
