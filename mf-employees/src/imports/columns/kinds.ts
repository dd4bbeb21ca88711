import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { cleanImportedText, type ImportField } from '@seamline/shared/contract/employees/employee-imports';
import type { SuggestedField } from '@seamline/shared/contract/employees/employee-values';
import { latinDigits, onlyDigits } from '@seamline/shared/contract/wire/digits';
import { COUNTRIES, readMobile } from '@seamline/shared/contract/wire/telephone-numbers';
import { employeeChoiceLabel } from '@seamline/shared/labels/employee';
import { foldedCell, readYesNo, type SheetColumn, wordsOf } from '@seamline/shared/sheet';
import { suggestionsFor } from '../../fields/advice.ts';
import { inWords } from '../../fields/fieldTable.ts';
import { readDate } from '../check/dates.ts';
import {
  listPlaces,
  type OrganisationNames,
  type ParentIds,
  type PlaceField,
  readPlace,
} from '../check/organisationNames.ts';
import type { PlanOptions } from '../check/planRow.ts';

/** The value of a cell as the contract spells it, or the reason why it cannot be read. */
export type Reading = { readonly wire: string } | { readonly problem: MessageDescriptor };

/** The row of a cell, whose columns before it are read already. */
export interface CellContext {
  readonly field: ImportField;
  readonly options: PlanOptions;
  around(): ParentIds;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The format, reading and writing that the columns of one kind share. */
export interface Kind {
  /** The format of its cells in the sheets that this product writes. */
  readonly format: SheetColumn['kind'];
  read(text: string, cell: CellContext): Reading;
  /** Returns a wire value as the text of a cell; the value itself without this function. */
  words?(wire: string, places: OrganisationNames, i18n: I18n): string;
  /** Lists the possible values of a cell. */
  options?(lookups: EmployeeLookups, i18n: I18n): Option[];
}

const wire = (text: string): Reading => ({ wire: text });
const asOption = (value: string): Option => ({ value, label: value });

export const text: Kind = {
  format: 'text',
  read: (cell, { field }) => wire(cleanImportedText(field, cell)),
};

/** A text with suggestions. */
export const suggested = (field: SuggestedField): Kind => ({
  ...text,
  options: (_, i18n) => suggestionsFor(field, i18n).map(({ value }) => asOption(value)),
});

export const wholeNumber: Kind = {
  format: 'number',
  read: (cell) => {
    const digits = /^(\d{1,9})(?:[.,]0*)?$/.exec(latinDigits(cell))?.[1];
    return digits === undefined ? { problem: msg`Enter a whole number.` } : wire(String(Number(digits)));
  },
};

export function readId(cell: string): Reading {
  const id = latinDigits(cell);
  return /^#?[1-9]\d{0,8}(?:\.0*)?$/.test(id)
    ? wire(String(Number.parseInt(id.replace('#', ''), 10)))
    : { problem: msg`An Employee ID is a number.` };
}

/** The id of an employee or a version, which are no fields. */
export const idNumber: Kind = { format: 'number', read: readId };

export const yesNo: Kind = {
  format: 'text',
  read: (cell) => {
    const isYes = readYesNo(cell);
    return isYes === undefined ? { problem: msg`Write Yes or No.` } : wire(String(isYes));
  },
  words: (value, _, i18n) => (value === 'true' ? i18n._(msg`Yes`) : i18n._(msg`No`)),
};

/** One of a few values, each with what people write for it. */
export function choice(choices: Readonly<Record<string, string>>, problem: MessageDescriptor): Kind {
  const known = Object.entries(choices).map(([value, words]) => ({ value, words: wordsOf(words) }));
  return {
    format: 'text',
    read: (cell) => {
      const found = known.find(({ words }) => words.has(foldedCell(cell)));
      return found ? wire(found.value) : { problem };
    },
    words: (value, _, i18n) => employeeChoiceLabel(inWords(value), i18n),
    options: (_, i18n) =>
      known.map(({ value }) => ({ value: inWords(value), label: employeeChoiceLabel(value, i18n) })),
  };
}

/** A date; one of two digits lies at most some years ahead of today, and in the century before otherwise. */
export function date(yearsAhead: number): Kind {
  return {
    format: 'date',
    read: (cell, { options: { dateOrder: order, today } }) => readDate(cell, { order, today, yearsAhead }),
  };
}

export const country: Kind = {
  format: 'text',
  read: (cell) => {
    const code = `+${onlyDigits(cell)}`;
    const found = COUNTRIES.find(
      (one) => one.code === code || one.name.split(', ').some((name) => foldedCell(name) === foldedCell(cell)),
    );
    return found ? wire(found.code) : { problem: msg`This country code is not in the list.` };
  },
  options: () => COUNTRIES.map(({ code }) => asOption(code)),
};

export const mobile: Kind = { format: 'text', read: (cell) => wire(readMobile(cell).number) };

/** Several employees by Employee ID, code or name, with commas between them: 12, #15; Asha Patel. */
export const people: Kind = {
  format: 'text',
  read: (cell, { options }) => {
    const found = peopleIn(cell).map((name) => ({ name, ids: options.idsOf(name) }));
    const unclear = found.find(({ ids }) => ids.length !== 1);
    if (found.length === 0) {
      return {
        problem: msg`Write the Employee IDs, codes or names of the reporting persons, with commas between them.`,
      };
    }
    if (unclear === undefined) {
      return wire([...new Set(found.flatMap(({ ids }) => ids))].sort((one, other) => one - other).join(','));
    }
    const { name, ids } = unclear;
    return {
      problem:
        ids.length === 0
          ? msg`No current employee has the code or name “${{ name }}”.`
          : msg`Several current employees have the code or name “${{ name }}”. Write the Employee ID.`,
    };
  },
  words: (value) => value.replaceAll(',', ', '),
};

/** The employees that a cell names, as it writes them. */
export function peopleIn(cell: string): string[] {
  const parts = cell.split(/[,;\n]/).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** A record of the organisation, by its name. */
export function place(field: PlaceField): Kind {
  return {
    format: 'text',
    read: (cell, { options, around }) => readPlace(options.places, field, cell, around(), options.labels[field]),
    words: (value, places) => places.nameOf[field].get(value) ?? `#${value}`,
    options: (lookups) => [...new Set(listPlaces(field, lookups).map(({ name }) => name))].map(asOption),
  };
}
