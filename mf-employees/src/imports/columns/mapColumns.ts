import { matchHeadings, tidyHeading } from '@seamline/shared/sheet';
import { COLUMNS, type Labels, TARGETS, type Target } from './importColumns.ts';

/** The target of each column of a sheet, by its index; null where it is left out. */
export type Mapping = readonly (Target | null)[];

/**
 * Finds the targets of the columns by their headings: the product's own labels in all languages first,
 * then other common headings.
 * No field is taken by two columns; the first one has it.
 */
export function mapColumns(headings: readonly string[], labels: readonly Labels[]): Mapping {
  return matchHeadings(headings, TARGETS, namesOf(labels));
}

/** All headings that name a target, by which the row of headings is found. */
export function knownHeadings(labels: readonly Labels[]): string[] {
  return namesOf(labels)
    .flatMap((names) => TARGETS.flatMap(names))
    .map(tidyHeading);
}

function namesOf(labels: readonly Labels[]): ((target: Target) => readonly string[])[] {
  return [
    (target) => labels.map((language) => language[target]),
    (target) => [target],
    (target) => COLUMNS[target].aliases?.split(', ') ?? [],
  ];
}

/** Returns the mapping with one column chosen by hand; the column that had the target before loses it. */
export function withColumn(mapping: Mapping, place: number, target: Target | null): Mapping {
  return mapping.map((old, at) => {
    if (at === place) return target;
    return old === target ? null : old;
  });
}
