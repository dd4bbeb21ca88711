import { EMPLOYEE_LIMITS } from '@seamline/shared/contract/employees/employee-fields';
import type { EmployeeRecord } from '@seamline/shared/contract/employees/employee-imports';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import type { MatchRequest } from '../bulkApi.ts';
import { foldedName } from './organisationNames.ts';
import type { MatchedBy, RowKeys } from './planRow.ts';

/** An employee, present or former, whom a row may mean, and the key that they were found by. */
export interface Match {
  readonly employee: EmployeeRecord;
  readonly by: MatchedBy;
}

/** The stored employees whom the rows of a sheet may mean, found by id, mobile number or code. */
export class KnownEmployees {
  readonly #byId = new Map<number, EmployeeRecord>();
  readonly #byNumber = new Map<string, EmployeeRecord>();
  readonly #byCode = new Map<string, EmployeeRecord[]>();
  readonly #byName = new Map<string, EmployeeRecord[]>();
  readonly #formerByNumber = new Map<string, EmployeeRecord>();
  readonly #formerByCode = new Map<string, EmployeeRecord>();

  clear(): void {
    for (const map of [this.#byId, this.#byNumber, this.#byCode, this.#byName]) map.clear();
    for (const map of [this.#formerByNumber, this.#formerByCode]) map.clear();
  }

  add(record: EmployeeRecord): void {
    this.#byId.set(record.id, record);
    const { mobile_number: number, biometric_id: code } = record.values;
    if (record.has_left) {
      if (number) setLatest(this.#formerByNumber, number, record);
      if (code) setLatest(this.#formerByCode, code, record);
      return;
    }
    if (number) this.#byNumber.set(number, record);
    if (code) addTo(this.#byCode, code, record);
    addTo(this.#byName, foldedName(record.values.full_name ?? ''), record);
  }

  isCurrent(id: number): boolean {
    return this.#byId.get(id)?.has_left === false;
  }

  /** The employees whom a text names: the one with this Employee ID, else the current ones with this code or name. */
  idsOf(text: string): number[] {
    const [, id] = EMPLOYEE_ID.exec(latinDigits(text)) ?? [];
    if (id && this.#byId.has(Number(id))) return [Number(id)];
    const found = this.#byCode.get(text) ?? this.#byName.get(foldedName(text)) ?? [];
    return found.length === 0 && id ? [Number(id)] : found.map((record) => record.id);
  }

  /** The current employee who has a mobile number. */
  ownerOf(number: string): EmployeeRecord | undefined {
    return this.#byNumber.get(number);
  }

  /**
   * Finds the employee whom a row means: by id, which may be a former one's; else the current one who has the mobile
   * number, or is alone in having the code; else the former one who left last.
   */
  find({ id, number, code }: RowKeys): Match | undefined {
    if (id !== undefined) return matched(this.#byId.get(id), 'id');
    const coded = this.#byCode.get(code) ?? [];
    return (
      matched(this.#byNumber.get(number), 'number') ??
      matched(coded.length === 1 ? coded[0] : undefined, 'code') ??
      matched(this.#formerByNumber.get(number), 'number') ??
      matched(this.#formerByCode.get(code), 'code')
    );
  }
}

const EMPLOYEE_ID = /^#?([1-9]\d{0,8})$/;

/** The keys by which texts may name an employee. */
export function personKeys(texts: readonly string[]): MatchRequest {
  return {
    ids: texts.flatMap((text) => EMPLOYEE_ID.exec(latinDigits(text))?.slice(1).map(Number) ?? []),
    numbers: [],
    codes: texts.filter((text) => text.length <= EMPLOYEE_LIMITS.biometric_id),
    names: texts.filter((text) => !EMPLOYEE_ID.test(latinDigits(text)) && text.length <= EMPLOYEE_LIMITS.full_name),
  };
}

/** The keys by which rows may mean employees, each once. */
export function rowKeys(rows: readonly RowKeys[]): MatchRequest {
  return {
    ids: [...new Set(rows.flatMap(({ id }) => (id === undefined ? [] : [id])))],
    numbers: [...new Set(rows.map(({ number }) => number).filter((number) => /^\d{4,15}$/.test(number)))],
    codes: [
      ...new Set(
        rows.map(({ code }) => code).filter((code) => code !== '' && code.length <= EMPLOYEE_LIMITS.biometric_id),
      ),
    ],
  };
}

function addTo(map: Map<string, EmployeeRecord[]>, key: string, record: EmployeeRecord): void {
  const others = (map.get(key) ?? []).filter(({ id }) => id !== record.id);
  map.set(key, [...others, record]);
}

function matched(employee: EmployeeRecord | undefined, by: MatchedBy): Match | undefined {
  return employee && { employee, by };
}

/** Several former employees can have had one number: the one who left last has most to do with it. */
function setLatest(map: Map<string, EmployeeRecord>, key: string, record: EmployeeRecord): void {
  const lastDay = ({ leaving }: EmployeeRecord) => leaving?.company_last_day ?? '';
  const known = map.get(key);
  if (!known || lastDay(known) <= lastDay(record)) map.set(key, record);
}
