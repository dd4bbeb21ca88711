import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { APPLICABLE_FOR } from '@seamline/shared/contract/leave/leave-types';
import { BRANCH_TYPES } from '@seamline/shared/contract/organisation/branches';
import type {
  ORGANISATION_SHEETS,
  OrganisationSheet,
} from '@seamline/shared/contract/organisation/organisation-imports';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { applicableForLabel, FLAG_LABELS, LEAVE_LABELS } from '@seamline/shared/labels/leave';
import { branchTypeLabel, ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { foldedCell, inAllLanguages, readYesNo, type SheetColumn } from '@seamline/shared/sheet';
import { catalogues } from '../catalogue.ts';

/** Reads the cells of a kind into values of the wire, and writes them. A cell that cannot be read stays as it is. */
interface Kind {
  readonly format: SheetColumn['kind'];
  /** `languages` has the messages of each language, because a sheet may have been made in another one. */
  read(cell: string, languages: readonly I18n[]): string;
  words(wire: string, i18n: I18n): string;
  /** The values to choose from, as the wire has them. */
  readonly options?: readonly string[];
}

const text: Kind = { format: 'text', read: (cell) => cell, words: (wire) => wire };

const days: Kind = {
  format: 'number',
  read: (cell) => latinDigits(cell).replace(/\.0*$/, ''),
  words: (wire) => wire,
};

const yesNo: Kind = {
  format: 'text',
  read: (cell) => String(readYesNo(cell) ?? cell),
  words: (wire, i18n) => (wire === 'true' ? i18n._(msg`Yes`) : i18n._(msg`No`)),
};

function choice(values: readonly string[], labelOf: (value: string, i18n: I18n) => string): Kind {
  return {
    format: 'text',
    read: (cell, languages) => {
      const word = foldedCell(cell);
      const isMeant = (value: string) => languages.some((i18n) => foldedCell(labelOf(value, i18n)) === word);
      return values.find((value) => foldedCell(value) === word || isMeant(value)) ?? cell;
    },
    words: labelOf,
    options: values,
  };
}

const branchType = choice(BRANCH_TYPES, branchTypeLabel);

const applicableFor = choice(APPLICABLE_FOR, applicableForLabel);

/** Everything that reading, the preview and writing know of a column. The contract checks its values. */
interface Column {
  readonly label: MessageDescriptor;
  /** Common headings besides the labels of the product, with commas between them. */
  readonly aliases?: string;
  readonly kind: Kind;
}

interface SheetTexts<Name extends string> {
  readonly title: MessageDescriptor;
  readonly columns: Readonly<Record<Name, Column>>;
}

const code: Column = { label: ORGANISATION_LABELS.code, kind: text, aliases: 'short code, कोड, કોડ' };
const description: Column = {
  label: ORGANISATION_LABELS.description,
  kind: text,
  aliases: 'details, notes, विवरण, વર્ણન',
};
const branch: Column = { label: ORGANISATION_LABELS.branch_id, kind: text, aliases: 'branch name, शाखा, શાખા' };
const named = (aliases: string): Column => ({ label: ORGANISATION_LABELS.name, kind: text, aliases });
const flag = (label: MessageDescriptor): Column => ({ label, kind: yesNo });

/** The sheets of the workbook and their columns, in the order in which they are written. */
export const SHEETS: { readonly [S in OrganisationSheet]: SheetTexts<(typeof ORGANISATION_SHEETS)[S][number]> } = {
  branches: {
    title: msg`Branches`,
    columns: {
      name: named('branch, branch name, शाखा, શાખા'),
      code,
      branch_type: { label: ORGANISATION_LABELS.branch_type, kind: branchType, aliases: 'type, प्रकार, પ્રકાર' },
      postal_address: { label: ORGANISATION_LABELS.postal_address, kind: text, aliases: 'address, पता, સરનામું' },
      state: { label: ORGANISATION_LABELS.state, kind: text },
      telephone: {
        label: ORGANISATION_LABELS.telephone,
        kind: text,
        aliases: 'phone, telephone number, phone number, फ़ोन, ફોન',
      },
    },
  },
  departments: {
    title: msg`Departments`,
    columns: { branch, name: named('department, department name, विभाग, વિભાગ'), code, description },
  },
  sub_departments: {
    title: msg`Sub-departments`,
    columns: {
      branch,
      department: { label: ORGANISATION_LABELS.department_id, kind: text, aliases: 'department name, विभाग, વિભાગ' },
      sub_department: named('sub department, sub department name, उप विभाग, પેટા વિભાગ'),
      code,
      description,
    },
  },
  designations: {
    title: msg`Designations`,
    columns: { designation: named('designation, job title, title, पदनाम, હોદ્દો'), code, description },
  },
  leave_types: {
    title: msg`Leave Types`,
    columns: {
      leave_type_name: named('leave type, leave, leave name'),
      leave_type_short_name: { label: LEAVE_LABELS.leave_type_short_name, kind: text, aliases: 'code, abbreviation' },
      attachment_required: flag(FLAG_LABELS.attachment_required),
      apply_leave_on_holiday: flag(FLAG_LABELS.apply_leave_on_holiday),
      applicable_unpaid_leave: flag(FLAG_LABELS.applicable_unpaid_leave),
      is_birthday_anniversary_leave: flag(FLAG_LABELS.is_birthday_anniversary_leave),
      leave_applied_on_past_days: flag(FLAG_LABELS.leave_applied_on_past_days),
      applicable_for: { label: LEAVE_LABELS.applicable_for, kind: applicableFor, aliases: 'for' },
      allow_applicable_previous_days: {
        label: LEAVE_LABELS.allow_applicable_previous_days,
        kind: days,
        aliases: 'days',
      },
      description,
    },
  },
};

/** The columns of a sheet by their names. */
export function columnsOf(sheet: OrganisationSheet): [name: string, column: Column][] {
  return Object.entries(SHEETS[sheet].columns);
}

/** The column of a field that the server names; undefined for one that this release does not know. */
export function columnOf(sheet: OrganisationSheet, field: string): Column | undefined {
  return columnsOf(sheet).find(([name]) => name === field)?.[1];
}

/** The messages of this remote in every language. */
export const allLanguages = () => inAllLanguages(catalogues, (i18n) => i18n);
