import { SYNONYMS } from './synonyms.ts';
import type { Labels } from './targetLabels.ts';
import { TARGETS, type Target } from './targets.ts';

/** The target of each column of a sheet, by its index; null where it is left out. */
export type Mapping = readonly (Target | null)[];

/** Returns a heading for comparison, without case, marks and separators. */
export function tidyHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\(.*?\)/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Finds the targets of the columns by their headings: the product's own labels in all languages first,
 * then other common headings.
 * No field is taken by two columns; the first one has it.
 */
export function mapColumns(headings: readonly string[], labels: readonly Labels[]): Mapping {
  const mapping: (Target | null)[] = headings.map(() => null);
  const known = [...TARGETS].map((target) => ({
    target,
    names: labels.map((language) => language[target]),
  }));
  const said = [...TARGETS].map((target) => ({ target, names: SYNONYMS[target] ?? [] }));
  const own = [...TARGETS].map((target) => ({ target, names: [target] as readonly string[] }));
  for (const list of [known, own, said]) {
    const targets = new Map(list.flatMap(({ target, names }) => names.map((name) => [tidyHeading(name), target])));
    for (const [place, heading] of headings.entries()) {
      const target = targets.get(tidyHeading(heading));
      if (target !== undefined && mapping[place] === null && !mapping.includes(target)) mapping[place] = target;
    }
  }
  return mapping;
}

/** Returns the mapping with one column chosen by hand; the column that had the target before loses it. */
export function withColumn(mapping: Mapping, place: number, target: Target | null): Mapping {
  return mapping.map((old, at) => {
    if (at === place) return target;
    return old === target ? null : old;
  });
}
