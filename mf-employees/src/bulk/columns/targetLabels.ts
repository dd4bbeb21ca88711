import { IMPORT_FIELDS } from '@seamline/shared/contract/employee-imports';
import { fieldLabels } from '../../fields/labels.ts';
import { type BulkTexts, bulkMessages } from '../messages.ts';
import type { Target } from './targets.ts';

/** What everything that a column can stand for is called. */
export type Labels = Readonly<Record<Target, string>>;

/** What everything that a column can stand for is called, in sheets and on the screen. */
export function targetLabels(
  fields: Readonly<Record<keyof typeof fieldLabels, string>>,
  extra: BulkTexts['extraTargets'],
): Labels {
  const labels = IMPORT_FIELDS.map((field) => [field, fields[field].replace(/ \*$/, '')]);
  return { ...(Object.fromEntries(labels) as Record<Target, string>), ...extra };
}

/** The same in every language of the product, for a sheet that was made in another one; what cannot be fetched is left out. */
export async function labelsOfAllLanguages(): Promise<readonly Labels[]> {
  const others = await Promise.allSettled([
    Promise.all([import('../../fields/labels.hi.ts'), import('../messages.hi.ts')]),
    Promise.all([import('../../fields/labels.gu.ts'), import('../messages.gu.ts')]),
  ]);
  const english = targetLabels(fieldLabels, bulkMessages.current('en').extraTargets);
  return [
    english,
    ...others.flatMap((loaded) => {
      if (loaded.status === 'rejected') return [];
      const [{ fieldLabels: fields }, { texts }] = loaded.value;
      return [targetLabels(fields, texts.extraTargets)];
    }),
  ];
}
