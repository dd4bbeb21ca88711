import type { RemoteReport } from '@seamline/shared/contract/remote-usage';

/** What a call adds to the counts of one release. */
export interface UsageChange {
  readonly remote: string;
  readonly release: string;
  readonly loaded: number;
  readonly failed: number;
  readonly crashed: number;
  /** The composition of the last fault among them. */
  readonly last_fault_in: string | null;
}

/** One change a release, in a fixed order: two calls that count the same releases must not wait in a circle. */
export function toChanges(reports: readonly RemoteReport[]): UsageChange[] {
  const changes = new Map<string, UsageChange>();
  for (const report of reports) {
    const { remote, release, outcome, composition } = report;
    const key = `${remote} ${release}`;
    const before = changes.get(key) ?? { remote, release, loaded: 0, failed: 0, crashed: 0, last_fault_in: null };
    const last_fault_in = (isFault(report) ? composition : undefined) ?? before.last_fault_in;
    const count = outcome === 'in use' ? {} : { [outcome]: before[outcome] + 1 };
    changes.set(key, { ...before, ...count, last_fault_in });
  }
  return [...changes.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, change]) => change);
}

/** Whether a page tells that a release did not do. */
export function isFault({ outcome }: RemoteReport): boolean {
  return outcome === 'failed' || outcome === 'crashed';
}
