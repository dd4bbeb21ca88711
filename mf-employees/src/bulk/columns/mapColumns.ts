import { SYNONYMS } from './synonyms.ts';
import type { Labels } from './targetLabels.ts';
import { TARGETS, type Target } from './targets.ts';

/** What each column of a sheet stands for, by its place; null where it is left out. */
export type Mapping = readonly (Target | null)[];

/** A heading as it is compared: without case, marks, and what stands between its words. */
export function tidyHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\(.*?\)/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Finds out what the columns stand for by their headings: the product's own labels first, in whatever language a sheet
 * was made, then what people write.
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

/** The same with one column chosen by hand; whoever had the field before loses it. */
export function withColumn(mapping: Mapping, place: number, target: Target | null): Mapping {
  return mapping.map((old, at) => {
    if (at === place) return target;
    return old === target ? null : old;
  });
}
