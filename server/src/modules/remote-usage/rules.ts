import { createHmac } from 'node:crypto';
import type { RemoteOutcome, RemoteReport } from '@seamline/shared/contract/remote-usage';
import { steady } from '../../access/sign-in/limits.ts';
import type { remoteUsageMarks } from '../../db/schema.ts';
import type { Key } from '../../http/keys.ts';
import type { IsRegistered } from '../../releases/registeredReleases.ts';

/** A page reports at most four times a minute and when it is closed; an account has several pages open. */
export const REPORTS_PER_ACCOUNT = steady('remote usage, by account', 3000, 600);

/** Kind of event that counts once: an outcome in a session, or a fault in any session of an account. */
type Mark = (typeof remoteUsageMarks.$inferSelect)['kind'];

/** An event that counts once for a release; `reporter` is a keyed hash of the session or the account. */
export interface UsageMark {
  readonly remote: string;
  readonly release: string;
  readonly kind: Mark;
  readonly reporter: string;
}

/** The report of one request about one release. */
export interface UsageReport {
  readonly remote: string;
  readonly release: string;
  /** True if the registry names it now; of any other release only the tabs that still run it count. */
  readonly is_registered: boolean;
  /** The composition of the last fault among the reports. */
  readonly last_fault_in: string | null;
}

interface Reporter {
  readonly session: string;
  readonly account: number;
}

/** Merges reports to one a release and one mark an outcome, however often a request repeats them. */
export function readReports(
  reports: readonly RemoteReport[],
  { session, account }: Reporter,
  isRegistered: IsRegistered,
  isKept: (composition: string) => boolean,
  key: Key,
): { releases: UsageReport[]; marks: UsageMark[] } {
  const releases = new Map<string, UsageReport>();
  const marks = new Map<string, UsageMark>();
  for (const { remote, release, outcome, composition } of reports) {
    const name = `${remote} ${release}`;
    const is_registered = isRegistered(remote, release);
    const fault = isFault(outcome) && composition !== undefined && isKept(composition) ? composition : null;
    const last_fault_in = fault ?? releases.get(name)?.last_fault_in ?? null;
    releases.set(name, { remote, release, is_registered, last_fault_in });
    if (!is_registered || outcome === 'in use') continue;
    const mark = (kind: Mark, who: string) => {
      // The hash differs for each release, so that two rows do not reveal the same person.
      const reporter = createHmac('sha256', key).update(`${name} ${kind} ${who}`).digest('base64url');
      marks.set(`${name} ${kind}`, { remote, release, kind, reporter });
    };
    mark(outcome, session);
    if (isFault(outcome)) mark('fault of account', String(account));
  }
  return { releases: [...releases.values()], marks: [...marks.values()] };
}

/** Returns whether an outcome means that a release did not work. */
export function isFault(outcome: RemoteOutcome): boolean {
  return outcome === 'failed' || outcome === 'crashed';
}
