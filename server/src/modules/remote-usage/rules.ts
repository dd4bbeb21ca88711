import type { RemoteReport } from '@seamline/shared/contract/remote-usage';

/** What a call adds to the counts of one release. */
export interface UsageChange {
  readonly remote: string;
  readonly release: string;
  readonly loaded: number;
  readonly failed: number;
  readonly crashed: number;
}

/** One change a release, in a fixed order: two calls that count the same releases must not wait in a circle. */
export function toChanges(reports: readonly RemoteReport[]): UsageChange[] {
  const changes = new Map<string, UsageChange>();
  for (const { remote, release, outcome } of reports) {
    const key = `${remote} ${release}`;
    const before = changes.get(key) ?? { remote, release, loaded: 0, failed: 0, crashed: 0 };
    changes.set(key, outcome === 'in use' ? before : { ...before, [outcome]: before[outcome] + 1 });
  }
  return [...changes.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, change]) => change);
}
