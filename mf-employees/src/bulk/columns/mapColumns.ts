import { COLUMNS, type Labels, TARGETS, type Target } from './columns.ts';

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
  const namesOf: ((target: Target) => readonly string[])[] = [
    (target) => labels.map((language) => language[target]),
    (target) => [target],
    (target) => COLUMNS[target].aliases?.split(', ') ?? [],
  ];
  for (const names of namesOf) {
    const targets = new Map(TARGETS.flatMap((target) => names(target).map((name) => [tidyHeading(name), target])));
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
