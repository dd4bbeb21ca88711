import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import type { SuggestedField } from '@seamline/shared/contract/employees/employee-values';
import { COUNTRIES } from '@seamline/shared/contract/wire/telephone-numbers';
import { employeeChoiceLabel } from '@seamline/shared/labels/employee';
import type { SheetColumn } from '@seamline/shared/sheet';
import { suggestionsFor } from '../../fields/advice.ts';
import { inWords } from '../../fields/fieldTable.ts';
import { listNamed, type NamedField, type OrganisationNames } from './organisationNames.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The format and writing that the columns of one kind share; the server reads their cells. */
export interface Kind {
  /** The format of its cells in the sheets that this product writes. */
  readonly format: SheetColumn['kind'];
  /** Returns a wire value as the text of a cell; the value itself without this function. */
  words?(wire: string, names: OrganisationNames, i18n: I18n): string;
  /** Lists the possible values of a cell. */
  options?(lookups: EmployeeLookups, i18n: I18n): Option[];
}

const asOption = (value: string): Option => ({ value, label: value });

export const text: Kind = { format: 'text' };
export const number: Kind = { format: 'number' };
export const date: Kind = { format: 'date' };

/** A text with suggestions. */
export const suggested = (field: SuggestedField): Kind => ({
  ...text,
  options: (_, i18n) => suggestionsFor(field, i18n).map(({ value }) => asOption(value)),
});

export const yesNo: Kind = {
  ...text,
  words: (value, _, i18n) => (value === 'true' ? i18n._(msg`Yes`) : i18n._(msg`No`)),
};

/** One of a few values. */
export const choice = (values: readonly string[]): Kind => ({
  ...text,
  words: (value, _, i18n) => employeeChoiceLabel(inWords(value), i18n),
  options: (_, i18n) => values.map((value) => ({ value: inWords(value), label: employeeChoiceLabel(value, i18n) })),
});

export const country: Kind = { ...text, options: () => COUNTRIES.map(({ code }) => asOption(code)) };

/** Several employees by Employee ID, code or name, with commas between them: 12, #15; Asha Patel. */
export const people: Kind = { ...text, words: (value) => value.replaceAll(',', ', ') };

/** A record of the organisation, by its name. */
export const named = (field: NamedField): Kind => ({
  ...text,
  words: (value, names) => names[field].get(value) ?? `#${value}`,
  options: (lookups) => [...new Set(listNamed(field, lookups).map(({ name }) => name))].map(asOption),
});
