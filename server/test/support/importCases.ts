import { DATE_ORDERS, type ImportTarget } from '@seamline/shared/contract/employees/import-preview';
import {
  array,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  option,
  record,
  subarray,
  tuple,
  uniqueArray,
} from 'fast-check';

/** Names of people: the last one contradicts itself, as a stored one may. */
const NAMES = [
  ['Mitesh Vekariya', 'Mitesh', 'Vekariya'],
  ['Hetal Desai', 'Hetal', 'Desai'],
  ['Asha R. Patel', 'Asha', 'Patel'],
  ['રવિ શાહ', 'Ravi', 'Shah'],
  ['Mehul Rana', 'Kiran', 'Joshi'],
] as const;
const NUMBERS = Array.from({ length: 9 }, (_, index) => `900000000${index + 1}`);
const CODES = ['B1', 'B2', 'B3'];
const BRANCHES = ['Vesu', 'Adajan', 'Varachha'];
/** Two of them are one name to who writes it into a sheet. */
const DEPARTMENTS = ['Retail', 'Retail.', 'Office'];
const SUB_DEPARTMENTS = ['Sarees', 'Suits'];

const names = <Name>(pool: readonly Name[], minLength: number) => subarray([...pool], { minLength });

/** Names of a company's records. The first designation, branch and shift are in every company. */
export const company = record({
  designations: constantFrom(['Tailor'], ['Tailor', 'Clerk'], ['Tailor', 'Clerk', 'Clerk']),
  shifts: constantFrom(['General'], ['General', 'General'], ['General', 'Night']),
  branches: names(BRANCHES, 1).chain((chosen) =>
    tuple(
      ...['Vesu', ...chosen.filter((name) => name !== 'Vesu')].map((name) =>
        record({
          name: constant(name),
          departments: uniqueArray(
            record({ name: constantFrom(...DEPARTMENTS), subDepartments: names(SUB_DEPARTMENTS, 0) }),
            { selector: (department) => department.name, maxLength: 3 },
          ),
        }),
      ),
    ),
  ),
});

/** An employee; `place` chooses among the branches, departments and sub-departments of the company. */
const person = record({
  names: constantFrom(...NAMES),
  birth_date: constantFrom('1991-05-04', '1992-03-08', '1985-12-25'),
  biometric_id: option(constantFrom(...CODES)),
  alias_name: option(constant('Mitu')),
  grade: option(constantFrom('W1', 'W2')),
  timeline_access: boolean(),
  designation: nat(2),
  shift: option(nat(1)),
  place: tuple(nat(2), option(nat(2)), option(nat(1))),
});

/** The employees of a company: the current ones with a number each, the former ones with any. */
export const staff = record({
  current: array(person, { minLength: 3, maxLength: 4 }).map((people) =>
    people.map((one, index) => ({ ...one, mobile_number: NUMBERS[index] ?? '' })),
  ),
  former: array(
    tuple(person, constantFrom(...NUMBERS)).map(([one, mobile_number]) => ({ ...one, mobile_number })),
    { maxLength: 2 },
  ),
});

/** Mostly one of the values that can be written, and now and then one that cannot. */
const mostly = (values: readonly string[], ...wrong: readonly string[]) =>
  oneof(
    { weight: 15, arbitrary: constantFrom(...values) },
    { weight: 1, arbitrary: constantFrom(...values, ...wrong) },
  );

/** Values of a cell, by column. */
const CELLS = {
  employee_id: mostly(['1', '2', '3'], '4', '5', '6', '99', 'x'),
  full_name: mostly(
    [...NAMES.map(([full]) => full), 'Hetal Shah', 'Mitesh Ramesh Vekariya', 'asha r patel', '\u202aHetal Desai\u202c'],
    'Asha',
  ),
  first_name: mostly([...NAMES.map(([, first]) => first), 'Asha Ben', 'A.']),
  last_name: mostly([...NAMES.map(([, , last]) => last), 'Shah']),
  alias_name: mostly(['Mitu', 'Kiran']),
  mobile_number: mostly([...NUMBERS, '+91 90000 00003'], '12'),
  biometric_id: mostly([...CODES, ' B1']),
  birth_date: mostly(
    ['04/05/1991', '05/04/1991', '03/08/1992', '1992-03-08', '8 Mar 1992', '12-11-85', '33362'],
    ...['25/12/1985', '12/25/1985', '31/02/1990', '2035-01-01', 'soon'],
  ),
  joining_date: mostly(['2019-06-01', '01/06/2019', '2026-01-02'], '2039-01-01', '1990-01-01'),
  gender: mostly(['M', 'female'], '?'),
  employment_type: mostly(['Full time', 'part time'], 'sometimes'),
  designation_id: mostly(['Tailor', 'tailor'], 'Clerk', 'Pilot'),
  shift_id: mostly(['General'], 'Night'),
  branch_id: mostly(BRANCHES),
  department_id: mostly([...DEPARTMENTS, 'retail']),
  sub_department_id: mostly(SUB_DEPARTMENTS),
  retirement_age: mostly(['58'], '5', 'many'),
  grade: mostly(['W1', 'W2', 'W3', '\u200b', '\u202eW3']),
  timeline_access: mostly(['Yes', 'No'], 'perhaps'),
  /** Not of the first employee to another one: a circle is known to the server alone. */
  reporting_person_ids: mostly(['1'], '5', '99', 'Asha'),
} as const;

export const COLUMNS = Object.keys(CELLS) as (keyof typeof CELLS & ImportTarget)[];
type Column = (typeof COLUMNS)[number];
type Row = Partial<Record<Column, string>>;

/** Cells of some columns: of all that must be there, and of a few others. */
const cells = (required: readonly Column[], others: readonly Column[] = [], maxLength = 3) =>
  subarray([...others], { maxLength: Math.min(maxLength, others.length) })
    .chain((chosen) => record(Object.fromEntries([...required, ...chosen].map((column) => [column, CELLS[column]]))))
    .map((values) => values as Row);

const COMPLETE: Row = {
  ...{ birth_date: '04/05/1991', joining_date: '2019-06-01', gender: 'M', employment_type: 'Full time' },
  ...{ designation_id: 'Tailor', branch_id: 'Vesu' },
};
const OTHERS = COLUMNS.filter((column) => !['employee_id', 'mobile_number', 'biometric_id'].includes(column));
const PLACES = ['department_id', 'sub_department_id'] as const;
const whom = oneof(
  { weight: 4, arbitrary: cells(['employee_id']) },
  { weight: 3, arbitrary: constantFrom(...NUMBERS.slice(0, 3)).map((mobile_number): Row => ({ mobile_number })) },
  { weight: 1, arbitrary: cells(['biometric_id']) },
);
const about = (what: ReturnType<typeof cells>) =>
  tuple(whom, what).map(([who, values]): Row => ({ ...values, ...who }));

/** A row: an addition, a change, a transfer, a row about another person, or anything. */
const row = oneof(
  tuple(
    cells(['full_name'], [...PLACES, 'shift_id', 'birth_date', 'biometric_id', 'grade', 'first_name']),
    constantFrom(...NUMBERS.slice(3)),
  ).map(([values, mobile_number]): Row => ({ ...COMPLETE, ...values, mobile_number })),
  about(cells([], OTHERS)),
  about(cells(['branch_id'], PLACES)),
  about(cells(['department_id'], ['sub_department_id'])),
  about(cells(['full_name', 'birth_date'], ['first_name', 'last_name'])),
  about(cells(['mobile_number'], ['biometric_id', 'full_name'])),
  cells([], COLUMNS, 8),
);
const keyOf = (values: Row) => values.employee_id ?? values.mobile_number ?? values.biometric_id ?? '';

/** A sheet with what a person chooses about it. An answer is given where a row asks for one. */
export const sheet = record({
  rows: oneof(
    { weight: 6, arbitrary: uniqueArray(row, { minLength: 1, maxLength: 6, selector: keyOf }) },
    { weight: 1, arbitrary: array(row, { minLength: 1, maxLength: 6 }) },
  ),
  /** The columns that are left out. */
  missing: oneof(
    { weight: 3, arbitrary: constant<Column[]>([]) },
    { weight: 1, arbitrary: subarray<Column>([...PLACES, 'grade', 'first_name', 'biometric_id']) },
  ),
  emptyClears: oneof({ weight: 3, arbitrary: constant(false) }, boolean()),
  dateOrder: constantFrom(...DATE_ORDERS),
  answers: array(constantFrom('confirmed', 'confirmed', 'leftOut', undefined), { minLength: 6, maxLength: 6 }),
});
