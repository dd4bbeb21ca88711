import { type I18n, setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IMPORT_FIELDS } from '@seamline/shared/contract/employee-imports';
import { LANGUAGES, type Language } from '@seamline/shared/session';
import { useMemo } from 'react';
import { loadCatalogue } from '../../catalogue.ts';
import { FIELD_LABELS } from '../../fields/labels.ts';
import type { Target } from './targets.ts';

export type Labels = Readonly<Record<Target, string>>;

/** Returns the label of every target, in sheets and on the screen. */
export function targetLabels(i18n: I18n): Labels {
  const labels = IMPORT_FIELDS.map((field) => [field, i18n._(FIELD_LABELS[field]).replace(/ \*$/, '')]);
  return {
    ...(Object.fromEntries(labels) as Record<Target, string>),
    employee_id: i18n._(msg`Employee ID`),
    version: i18n._(msg`Version (do not change)`),
  };
}

/** The same in the language of the interface; another object only in another language. */
export function useTargetLabels(): Labels {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the instance is the same in every language
  return useMemo(() => targetLabels(i18n), [i18n, locale]);
}

/** Returns the labels in every language, for a sheet made in another one; a catalogue that cannot be loaded is left out. */
export async function labelsOfAllLanguages(): Promise<readonly Labels[]> {
  const loaded = await Promise.allSettled(
    (Object.keys(LANGUAGES) as Language[]).map(async (locale) => {
      const { messages } = await loadCatalogue(locale);
      return targetLabels(setupI18n({ locale, messages: { [locale]: messages } }));
    }),
  );
  return loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
