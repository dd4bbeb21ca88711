import type { I18n } from '@lingui/core';
import { type Catalogues, i18nIn } from '@seamline/shared/i18n';
import { LANGUAGES, type Language } from '@seamline/shared/session';
import { tidyHeading } from './cellText.ts';

/**
 * Finds the target of each heading; null for one that is unknown. Names of an earlier list go before those of a later
 * one. No target is found twice; the first heading has it.
 */
export function matchHeadings<Target extends string>(
  headings: readonly string[],
  targets: readonly Target[],
  namesOf: readonly ((target: Target) => readonly string[])[],
): (Target | null)[] {
  const found: (Target | null)[] = headings.map(() => null);
  for (const names of namesOf) {
    const byName = new Map(targets.flatMap((target) => names(target).map((name) => [tidyHeading(name), target])));
    for (const [index, heading] of headings.entries()) {
      const target = byName.get(tidyHeading(heading));
      if (target !== undefined && found[index] === null && !found.includes(target)) found[index] = target;
    }
  }
  return found;
}

/** Returns labels in every language, for a sheet made in another one; a catalogue that cannot be loaded is left out. */
export async function inAllLanguages<Labels>(
  catalogues: Catalogues,
  labelsOf: (i18n: I18n) => Labels,
): Promise<readonly Labels[]> {
  const languages = Object.keys(LANGUAGES) as Language[];
  const loaded = await Promise.allSettled(languages.map((language) => i18nIn(language, catalogues)));
  return loaded.flatMap((each) => (each.status === 'fulfilled' ? [labelsOf(each.value)] : []));
}
