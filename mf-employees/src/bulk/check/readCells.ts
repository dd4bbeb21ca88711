import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  cleanImportedText,
  type EmployeeRecord,
  IMPORT_CLEARABLE,
  IMPORT_FIELDS,
  type ImportField,
} from '@seamline/shared/contract/employee-imports';
import type { Target } from '../columns/targets.ts';
import { isPlaceField, kindOf } from './cellWords.ts';
import { type DateOrder, readDate } from './dates.ts';
import { type PlaceField, readPlace } from './places.ts';
import type { CellsOf, PlanOptions } from './planRow.ts';
import { placeAfter } from './transfer.ts';
import {
  type Problem,
  type Reading,
  readCountry,
  readId,
  readMobile,
  readPeople,
  readWholeNumber,
  readWord,
  readYesNo,
} from './values.ts';

export type Values = Readonly<Partial<Record<ImportField, string>>>;
type Errors = Readonly<Partial<Record<Target, string>>>;
const PROBLEMS: Readonly<Record<Exclude<Problem, 'date'>, MessageDescriptor>> = {
  wholeNumber: msg`Enter a whole number.`,
  gender: msg`Write Male, Female or Other.`,
  employmentType: msg`Write Full time or Part time.`,
  yesNo: msg`Write Yes or No.`,
  country: msg`This country code is not in the list.`,
  people: msg`Write the Employee IDs of the reporting persons, with commas between them.`,
  id: msg`An Employee ID is a number.`,
};

const DATE_PROBLEMS: Readonly<Record<DateOrder, MessageDescriptor>> = {
  day: msg`No such date. Write it as 29/02/2020 (day first), 2020-02-29 or 29 Feb 2020.`,
  month: msg`No such date. Write it as 02/29/2020 (month first), 2020-02-29 or 29 Feb 2020.`,
  year: msg`No such date. Write it as 20-02-29 (year first), 2020-02-29 or 29 Feb 2020.`,
};

type Sentence = { readonly wire: string } | { readonly sentence: string };

/** Reads the cells of a row into values of the contract, and returns the errors of the others. */
export function readCells(cells: CellsOf, employee: EmployeeRecord | undefined, options: PlanOptions) {
  const values: Partial<Record<ImportField, string>> = {};
  const errors: Partial<Record<Target, string>> = {};
  // Branch, department and sub-department are in this order among the fields.
  for (const field of IMPORT_FIELDS) {
    const text = cells(field);
    if (text === '') continue;
    const reading = isPlaceField(field)
      ? placeReading(field, text, { values, cells, employee }, options)
      : sentenceOf(readingOf(field, text, options), options);
    if ('sentence' in reading) errors[field] = reading.sentence;
    else if (reading.wire !== '') values[field] = reading.wire;
  }
  const { country } = readMobile(cells('mobile_number'));
  if (country && values.country_code === undefined) values.country_code = country;
  if (cells('employee_id') !== '' && 'problem' in readId(cells('employee_id'))) {
    errors.employee_id = options.i18n._(msg`An Employee ID is a number.`);
  }
  return { values: values as Values, errors: errors as Errors };
}

/** Returns true if a row clears a field: its cell is empty, and that option is on. */
export function isEmptied(field: ImportField, cells: CellsOf, { emptyClears, isMapped }: PlanOptions): boolean {
  return emptyClears && IMPORT_CLEARABLE.includes(field) && isMapped(field) && cells(field) === '';
}

function sentenceOf(reading: Reading, { i18n, dateOrder }: PlanOptions): Sentence {
  if ('wire' in reading) return reading;
  const { problem } = reading;
  return { sentence: i18n._(problem === 'date' ? DATE_PROBLEMS[dateOrder] : PROBLEMS[problem]) };
}

function readingOf(field: ImportField, text: string, { dateOrder, today }: PlanOptions): Reading {
  switch (kindOf(field)) {
    case 'date':
      return readDate(text, { order: dateOrder, field, today });
    case 'number':
      return readWholeNumber(text);
    case 'yesNo':
      return readYesNo(text);
    case 'choice':
      return readWord(field === 'gender' ? 'gender' : 'employmentType', text);
    case 'country':
      return readCountry(text);
    case 'people':
      return readPeople(text);
    case 'mobile':
      return { wire: readMobile(text).number };
    default:
      return { wire: cleanImportedText(field, text) };
  }
}

interface RowSoFar {
  readonly values: Values;
  readonly cells: CellsOf;
  readonly employee: EmployeeRecord | undefined;
}

function placeReading(
  field: PlaceField,
  text: string,
  { values, cells, employee }: RowSoFar,
  options: PlanOptions,
): Sentence {
  const { places, i18n, labels } = options;
  const within = placeAfter(values, employee, (dependent) => isEmptied(dependent, cells, options));
  const found = readPlace(places, field, text, { ...within, present: employee?.values[field] });
  if ('wire' in found) return found;
  if ('needs' in found) {
    return {
      sentence:
        found.needs === 'branch_id'
          ? i18n._(msg`A department needs a branch.`)
          : i18n._(msg`A sub-department needs a department.`),
    };
  }
  const label = labels[field];
  const sentence =
    'unknown' in found
      ? msg`There is no ${label} “${{ name: text }}”.`
      : msg`There are several of the name “${{ name: text }}” for ${label}. Rename one, or choose it on the details page.`;
  return { sentence: i18n._(sentence) };
}
