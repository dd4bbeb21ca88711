import { matchesSearch } from '@seamline/shared/table';

/** A record in a grouped list. */
interface GroupedRecord {
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
  readonly description: string | null;
}

/** The records of a group that have one heading. */
export interface GroupPart {
  readonly id: number;
  /** The heading; empty where the group has one part only. */
  readonly name: string;
  readonly records: readonly GroupedRecord[];
}

/** A branch with its records. */
export interface RecordGroup {
  readonly id: number;
  readonly name: string;
  readonly parts: readonly GroupPart[];
}

interface GroupFilter {
  readonly search: string;
  /** The only group to keep. */
  readonly groupId?: number | undefined;
  /** The only part to keep. */
  readonly partId?: number | undefined;
}

/** Returns the groups that match search and filter. Groups and parts without records are found by their names. */
export function matching(groups: readonly RecordGroup[], { search, groupId, partId }: GroupFilter): RecordGroup[] {
  return groups
    .filter(({ id }) => groupId === undefined || id === groupId)
    .map((group) => ({
      ...group,
      parts: group.parts
        .filter(({ id }) => partId === undefined || id === partId)
        .map((part) => ({
          ...part,
          records: part.records.filter(({ name, code, description }) =>
            matchesSearch(search, group.name, part.name, name, code, description),
          ),
        }))
        .filter(({ name, records }) => records.length > 0 || matchesSearch(search, group.name, name)),
    }))
    .filter(({ name, parts }) => parts.length > 0 || matchesSearch(search, name));
}

/** Returns all records of the groups. */
export function recordsIn(groups: readonly RecordGroup[]): GroupedRecord[] {
  return groups.flatMap(({ parts }) => parts.flatMap(({ records }) => records));
}

/** Returns the lines of an expanded group: the headings of its parts, and its records. */
export function linesOf(group: RecordGroup): number {
  return group.parts.filter(({ name }) => name).length + recordsIn([group]).length;
}
