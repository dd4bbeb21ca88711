import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmployeeRecord } from '@seamline/shared/contract/employee-imports';
import { cellWords, kindOf } from '../check/cellWords.ts';
import type { Places } from '../check/places.ts';
import { TARGETS, type Target } from '../columns/targets.ts';
import type { SheetColumn } from '../sheet/writeSheet.ts';

/** The columns of every sheet that this product writes. */
export function exportColumns(labels: Readonly<Record<Target, string>>): SheetColumn[] {
  return TARGETS.map((target) => ({ heading: labels[target], kind: columnKind(target) }));
}

/** The columns of an export alone: a leaving is recorded on a page of its own and never imported. */
export function leavingColumns(i18n: I18n): SheetColumn[] {
  return [msg`Resignation Date`, msg`Company Last Day`].map((label) => ({ heading: i18n._(label), kind: 'date' }));
}

/** The leaving of an employee as the cells of those columns; empty for one who is not leaving. */
export function leavingCells({ leaving }: EmployeeRecord): string[] {
  return [leaving?.resignation_date ?? '', leaving?.company_last_day ?? ''];
}

function columnKind(target: Target): SheetColumn['kind'] {
  const kind = kindOf(target);
  if (kind === 'date') return 'date';
  return kind === 'id' || kind === 'number' ? 'number' : 'text';
}

/** An employee as the cells of these columns. */
export function exportRow({ id, version, values }: EmployeeRecord, places: Places, i18n: I18n): string[] {
  return TARGETS.map((target) => {
    if (target === 'employee_id') return String(id);
    if (target === 'version') return String(version);
    return cellWords(target, values[target] ?? '', places, i18n);
  });
}
