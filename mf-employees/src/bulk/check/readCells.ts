import {
  cleanImportedText,
  type EmployeeRecord,
  IMPORT_CLEARABLE,
  IMPORT_FIELDS,
  type ImportField,
} from '@seamline/shared/contract/employee-imports';
import type { Target } from '../columns/targets.ts';
import { isPlaceField, kindOf } from './cellWords.ts';
import { readDate } from './dates.ts';
import { type PlaceField, readPlace } from './places.ts';
import type { CellsOf, PlanOptions } from './planRow.ts';
import { placeAfter } from './transfer.ts';
import {
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
type Sentence = { readonly wire: string } | { readonly sentence: string };

/** What the cells of a row say in the product's own spelling, and what is wrong with those that say nothing. */
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
    errors.employee_id = options.problems.id;
  }
  return { values: values as Values, errors: errors as Errors };
}

/** Whether a row empties a field: its cell is empty, and the person asked for that. */
export function isEmptied(field: ImportField, cells: CellsOf, { emptyClears, isMapped }: PlanOptions): boolean {
  return emptyClears && IMPORT_CLEARABLE.includes(field) && isMapped(field) && cells(field) === '';
}

function sentenceOf(reading: Reading, { problems, dateOrder }: PlanOptions): Sentence {
  if ('wire' in reading) return reading;
  return { sentence: reading.problem === 'date' ? problems.date[dateOrder] : problems[reading.problem] };
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
  const { places, problems, labels } = options;
  const within = placeAfter(values, employee, (dependent) => isEmptied(dependent, cells, options));
  const found = readPlace(places, field, text, { ...within, present: employee?.values[field] });
  if ('wire' in found) return found;
  if ('needs' in found) {
    return { sentence: found.needs === 'branch_id' ? problems.needsBranch : problems.needsDepartment };
  }
  const sentence = 'unknown' in found ? problems.unknown : problems.ambiguous;
  return { sentence: sentence(labels[field], text) };
}
