import { IMPORT_FIELDS } from '@seamline/shared/contract/employee-imports';
import type { fieldLabels } from '../../fields/labels.ts';
import type { BulkTexts } from '../messages.ts';
import type { Target } from './targets.ts';

/** What everything that a column can stand for is called, in sheets and on the screen. */
export function targetLabels(
  fields: Readonly<Record<keyof typeof fieldLabels, string>>,
  extra: BulkTexts['extraTargets'],
): Readonly<Record<Target, string>> {
  const labels = IMPORT_FIELDS.map((field) => [field, fields[field].replace(/ \*$/, '')]);
  return { ...(Object.fromEntries(labels) as Record<Target, string>), ...extra };
}
