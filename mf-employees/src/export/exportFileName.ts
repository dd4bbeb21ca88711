import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import type { SheetFormat } from '@seamline/shared/sheet';
import { chosenRecords } from '../directory/chosenFilters.ts';
import type { DirectoryFilter } from '../queries.ts';

/** Most characters of a file name without its ending, and of one filter in it. */
const LONGEST_NAME = 100;
const LONGEST_PART = 30;

interface ExportFile {
  readonly filter: DirectoryFilter;
  readonly lookups: EmployeeLookups;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly format: SheetFormat;
}

/**
 * Returns the name of an export: `employees-2026-11-25-vesu-showroom-on-notice.xlsx`. It has only small letters, digits
 * and hyphens, which every file system takes; a name without Latin letters is replaced by its id. The text of a search
 * may be a person's name or number and is left out.
 */
export function exportFileName({ filter, lookups, today, format }: ExportFile): string {
  const parts = [
    ...chosenRecords(filter, lookups).map(({ param, id, name = '' }) => slug(name) || `${param}-${id}`),
    filter.status,
    filter.employmentType && slug(filter.employmentType),
    filter.gender && slug(filter.gender),
    filter.joinedFrom && `joined-from-${filter.joinedFrom}`,
    filter.joinedTo && `joined-to-${filter.joinedTo}`,
    filter.health,
    filter.figure,
    filter.search && 'search',
  ];
  let name = `employees-${today}`;
  for (const part of parts) if (part && name.length + 1 + part.length <= LONGEST_NAME) name += `-${part}`;
  return `${name}.${format}`;
}

function slug(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_PART)
    .replaceAll(/^-+|-+$/g, '');
}
