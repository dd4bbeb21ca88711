import { invalid, localized } from '@seamline/shared/contract/errors';
import { type LeaveTypeInput, leaveTypeInput, withoutIdleDays } from '@seamline/shared/contract/leave/leave-types';
import { branchInput } from '@seamline/shared/contract/organisation/branch-changes';
import { BRANCH_TYPES } from '@seamline/shared/contract/organisation/branches';
import { departmentInput } from '@seamline/shared/contract/organisation/departments';
import { designationInput } from '@seamline/shared/contract/organisation/designations';
import {
  type OrganisationRow,
  type OrganisationSheet,
  type PreviewedOrganisationRow,
  type RowOutcome,
  SHEET_NAMES,
} from '@seamline/shared/contract/organisation/organisation-imports';
import { subDepartmentInput } from '@seamline/shared/contract/organisation/sub-departments';
import type { Fields } from '@seamline/shared/contract/wire/endpoint';
import { nameKey } from '@seamline/shared/contract/wire/fields';
import * as z from 'zod/mini';
import type { FieldError } from '../errors.ts';
import { decoded } from '../http/route.ts';

type Values = Readonly<Record<string, unknown>>;
export type OfSheets<Value> = Readonly<Record<OrganisationSheet, Value>>;

/** A record that is stored, or that the import adds; it has an id once it is stored. */
export interface Unit {
  readonly sheet: OrganisationSheet;
  id?: number;
  readonly version?: number;
  readonly parent: Unit | undefined;
  /** Its values by the names of the form. */
  readonly values: Values;
}

/** The effect of the import on a row. */
export interface PlannedRow {
  readonly sheet: OrganisationSheet;
  readonly row: number;
  readonly outcome: RowOutcome;
  /** The record of the row; undefined for a row with a problem that names none. */
  readonly unit: Unit | undefined;
  /** The values to store: all of a new record, and those that differ of a stored one. */
  readonly values: Values;
  readonly problems: readonly FieldError[];
}

interface SheetRules {
  /** The field with the name, by which a row finds its record. */
  readonly name: string;
  readonly fields: Fields;
  /** The fields that only the add form sets. */
  readonly fixed?: readonly string[];
  readonly parent?: { readonly column: string; readonly sheet: OrganisationSheet };
}

const offeredType = branchInput.shape.branch_type.check(
  z.refine((type) => BRANCH_TYPES.some((offered) => offered === type), { error: invalid('invalid_choice') }),
);

const SHEETS: OfSheets<SheetRules> = {
  branches: { name: 'name', fields: z.extend(branchInput, { branch_type: offeredType }) },
  departments: {
    name: 'name',
    fields: z.omit(departmentInput, { branch_id: true }),
    parent: { column: 'branch', sheet: 'branches' },
  },
  sub_departments: {
    name: 'sub_department',
    fields: z.omit(subDepartmentInput, { branch_id: true, department_id: true }),
    fixed: ['code'],
    parent: { column: 'department', sheet: 'departments' },
  },
  designations: { name: 'designation', fields: designationInput, fixed: ['code', 'description'] },
  leave_types: { name: 'leave_type_name', fields: leaveTypeInput },
};

const UNKNOWN = {
  branch: (name: string) => localized('branch_unknown', { name }),
  department: (name: string) => localized('department_unknown', { name }),
} as const;

type Units = ReturnType<typeof unitIndex>;

/** Units by sheet, parent and name. */
function unitIndex(stored: readonly Unit[]) {
  const byParent = new Map<Unit | undefined, Map<string, Unit[]>>();
  const keyOf = (sheet: OrganisationSheet, name: string) => `${sheet} ${nameKey(name)}`;
  const index = {
    add(unit: Unit): void {
      const units = byParent.get(unit.parent) ?? new Map<string, Unit[]>();
      byParent.set(unit.parent, units);
      const key = keyOf(unit.sheet, nameOf(unit));
      units.set(key, [...(units.get(key) ?? []), unit]);
    },
    find: (sheet: OrganisationSheet, parent: Unit | undefined, name: string): readonly Unit[] =>
      byParent.get(parent)?.get(keyOf(sheet, name)) ?? [],
  };
  for (const unit of stored) index.add(unit);
  return index;
}

function nameOf({ sheet, values }: Unit): string {
  return String(values[SHEETS[sheet].name] ?? '');
}

/** Returns what an import does with each row, in the order of the sheets: parents before what belongs to them. */
export function plan(
  stored: readonly Unit[],
  rows: OfSheets<readonly (OrganisationRow | PreviewedOrganisationRow)[]>,
): PlannedRow[] {
  const units = unitIndex(stored);
  const planned: PlannedRow[] = [];
  const rowOf = new Map<Unit, PlannedRow>();
  for (const sheet of SHEET_NAMES) {
    for (const { row, values } of rows[sheet]) {
      const one = planRow(sheet, row, filled(values), units);
      const earlier = one.unit && rowOf.get(one.unit);
      const isRepeated = earlier !== undefined && !(earlier.outcome === 'same' && one.outcome === 'same');
      planned.push(isRepeated ? repeated(one, earlier) : one);
      if (one.unit === undefined || earlier !== undefined) continue;
      rowOf.set(one.unit, one);
      if (one.unit.id === undefined) units.add(one.unit);
    }
  }
  return planned;
}

function repeated(one: PlannedRow, earlier: PlannedRow): PlannedRow {
  const message = localized('row_repeated', { row: earlier.row });
  return { ...one, outcome: 'problem', problems: [{ field: SHEETS[one.sheet].name, message }] };
}

/** The cells of a row that are not empty. */
function filled(values: OrganisationRow['values']): Readonly<Record<string, string>> {
  const cells = Object.entries(values).flatMap(([column, cell]) => (cell?.trim() ? [[column, cell.trim()]] : []));
  return Object.fromEntries(cells);
}

function planRow(
  sheet: OrganisationSheet,
  row: number,
  cells: Readonly<Record<string, string>>,
  units: Units,
): PlannedRow {
  const { name, fields, fixed = [] } = SHEETS[sheet];
  const refused = (problems: readonly FieldError[], unit?: Unit): PlannedRow => ({
    sheet,
    row,
    outcome: 'problem',
    unit,
    values: {},
    problems,
  });
  const above = parentOf(sheet, cells, units);
  if ('problem' in above) return refused([above.problem]);
  const { parent } = above;
  const found = candidates(sheet, parent, cells, units);
  const unit = found.length === 1 ? found[0] : undefined;
  if (found.length > 1) {
    return refused([{ field: name, message: localized('several_of_this_name', { name: cells[name] ?? '' }) }]);
  }
  if (unit === undefined) {
    const checked = decoded(fields, cells);
    // Also a record with a problem is one, so that the rows that belong to it do not report it as missing.
    const added = { sheet, parent, values: checked.errors ? cells : complete(sheet, checked.data) };
    if (checked.errors) return refused(checked.errors, cells[name] === undefined ? undefined : added);
    return { sheet, row, outcome: 'new', unit: added, values: added.values, problems: [] };
  }
  // Stored values are not judged again: a rule may be younger than they are.
  const differing = Object.entries(cells).filter(([field, cell]) => cell !== wireText(unit.values[field]));
  const checked = decoded(z.partial(fields), Object.fromEntries(differing));
  if (checked.errors) return refused(checked.errors, unit);
  const fixedOnes = fixed.filter((field) => differing.some(([cell]) => cell === field));
  if (fixedOnes.length > 0) {
    return refused(
      fixedOnes.map((field) => ({ field, message: localized('set_when_added') })),
      unit,
    );
  }
  const given = differing.flatMap(([field]) => {
    const value = checked.data[field];
    return value === undefined || value === '' ? [] : [[field, value]];
  });
  const after = complete(sheet, { ...unit.values, ...Object.fromEntries(given) });
  const values = Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== unit.values[field]));
  const outcome = Object.keys(values).length > 0 ? 'changed' : 'same';
  return { sheet, row, outcome, unit, values, problems: [] };
}

/** The parent of a row's record, or the reason why the row has none. */
function parentOf(
  sheet: OrganisationSheet,
  cells: Readonly<Record<string, string>>,
  units: Units,
): { readonly parent: Unit | undefined } | { readonly problem: FieldError } {
  const { parent } = SHEETS[sheet];
  if (parent === undefined) return { parent: undefined };
  const above = parentOf(parent.sheet, cells, units);
  if ('problem' in above) return above;
  const { column } = parent;
  const name = cells[column];
  if (name === undefined) return { problem: { field: column, message: localized('required') } };
  const found = exactOr(units.find(parent.sheet, above.parent, name), name);
  if (found.length === 1) return { parent: found[0] };
  const message =
    found.length > 1 ? localized('several_of_this_name', { name }) : UNKNOWN[column as keyof typeof UNKNOWN](name);
  return { problem: { field: column, message } };
}

/**
 * The records that a row may be about. Designations can share a name: of these it is the one that has all values of the
 * row.
 */
function candidates(
  sheet: OrganisationSheet,
  parent: Unit | undefined,
  cells: Readonly<Record<string, string>>,
  units: Units,
): readonly Unit[] {
  const name = cells[SHEETS[sheet].name];
  if (name === undefined) return [];
  const found = exactOr(units.find(sheet, parent, name), name);
  if (found.length < 2) return found;
  const equal = found.filter(({ values }) => Object.entries(cells).every(([field, cell]) => values[field] === cell));
  return equal.length > 0 ? equal.slice(0, 1) : found;
}

/** Of several units that have one name but for the case of letters those that have it exactly, if there are some. */
function exactOr(units: readonly Unit[], name: string): readonly Unit[] {
  const exact = units.length > 1 ? units.filter((unit) => nameOf(unit) === name) : [];
  return exact.length > 0 ? exact : units;
}

/** The values of a record as its form would send them. */
function complete(sheet: OrganisationSheet, values: Values): Values {
  return sheet === 'leave_types' ? withoutIdleDays(values as Values & LeaveTypeInput) : values;
}

/** The values of a row that differ, as texts. */
export function changesOf({ outcome, unit, values }: PlannedRow) {
  if (outcome !== 'changed') return [];
  return Object.entries(values).map(([field, after]) => ({
    field,
    before: wireText(unit?.values[field]),
    after: wireText(after),
  }));
}

function wireText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** The stored record of a row; null for one that is added or not found. */
export function recordOf(unit: Unit | undefined): { readonly id: number; readonly version: number } | null {
  return unit?.id === undefined || unit.version === undefined ? null : { id: unit.id, version: unit.version };
}
