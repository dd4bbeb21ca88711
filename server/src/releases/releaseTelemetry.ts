import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Store, storeOf } from '@seamline/delivery/storage';
import { localized } from '@seamline/shared/contract/errors';
import { STATS_FILE, shellDescriptor } from '@seamline/shared/contract/releases/builds';
import { type Composition, idOf } from '@seamline/shared/contract/releases/composition';
import type { Registry } from '@seamline/shared/contract/releases/registry';
import {
  listRemoteUsage,
  type ReleaseUsage,
  type RemoteOutcome,
  type RemoteReport,
  reportRemotes,
  type UsageFile,
} from '@seamline/shared/contract/releases/release-telemetry';
import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { attemptGuard, tooMany } from '../access/sign-in/attemptGuard.ts';
import { steady } from '../access/sign-in/limits.ts';
import { daysBefore } from '../daysBefore.ts';
import type { Database } from '../db/connect.ts';
import { remoteUsage, type remoteUsageMarks } from '../db/schema.ts';
import type { Key } from '../http/keys.ts';
import { route } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import type { JsonSource } from '../web/jsonFile.ts';
import { registrySource } from '../web/shellDocument.ts';

/** Writes the usage of the releases to a file in their store. */
export async function writeUsageFile(store: Store, releases: ReleaseUsage[], now: Date): Promise<void> {
  const content: UsageFile = { updated_at: now.toISOString(), releases };
  await store.write('usage.json', `${JSON.stringify(content, null, 2)}\n`);
}

/** A page reports at most four times a minute and when it is closed; an account has several pages open. */
const REPORTS_PER_ACCOUNT = steady('remote usage, by account', 3000, 600);

/** Kind of event that counts once: an outcome in a session, or a fault in any session of an account. */
type Mark = (typeof remoteUsageMarks.$inferSelect)['kind'];

/** An event that counts once for a release; `reporter` is a keyed hash of the session or the account. */
interface UsageMark {
  readonly remote: string;
  readonly release: string;
  readonly kind: Mark;
  readonly reporter: string;
}

/** The report of one request about one release. */
interface UsageReport {
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
function readReports(
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
function isFault(outcome: RemoteOutcome): boolean {
  return outcome === 'failed' || outcome === 'crashed';
}

function remoteUsageStore({ db }: Database) {
  return {
    /**
     * Counts the marks that are new, in one statement, so that any number of processes may do so at once. Rows are
     * written in a fixed order: two calls about the same releases must not wait for each other in a circle. Of a
     * release that the registry does not name, only a row that exists is marked as seen.
     */
    async add(releases: readonly UsageReport[], marks: readonly UsageMark[], now: Date): Promise<void> {
      const seenAt = sql`${now.toISOString()}::timestamptz`;
      await db.execute(sql`
        with reported as (
          select * from jsonb_to_recordset(${JSON.stringify(releases)}::jsonb)
            as reported (remote text, release text, is_registered boolean, last_fault_in text)
        ), marked as (
          insert into remote_usage_marks (remote, release, kind, reporter)
          select remote, release, kind, reporter from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
            as mark (remote text, release text, kind text, reporter text)
          order by remote, release, kind, reporter
          on conflict do nothing
          returning *
        ), counted as (
          select remote, release,
            count(*) filter (where kind = 'loaded')::int as loaded,
            count(*) filter (where kind = 'failed')::int as failed,
            count(*) filter (where kind = 'crashed')::int as crashed,
            count(*) filter (where kind = 'fault of account')::int as accounts_with_faults
          from marked group by remote, release
        ), added as (
          insert into remote_usage as usage
            (remote, release, loaded, failed, crashed, accounts_with_faults, last_fault_in, last_seen_at)
          select remote, release, coalesce(loaded, 0), coalesce(failed, 0), coalesce(crashed, 0),
            coalesce(accounts_with_faults, 0), last_fault_in, ${seenAt}
          from reported left join counted using (remote, release)
          where is_registered
          order by remote, release
          on conflict (remote, release) do update set
            loaded = usage.loaded + excluded.loaded,
            failed = usage.failed + excluded.failed,
            crashed = usage.crashed + excluded.crashed,
            accounts_with_faults = usage.accounts_with_faults + excluded.accounts_with_faults,
            last_fault_in = coalesce(excluded.last_fault_in, usage.last_fault_in),
            last_seen_at = greatest(usage.last_seen_at, excluded.last_seen_at)
        ), seen as (
          update remote_usage set last_seen_at = greatest(remote_usage.last_seen_at, ${seenAt})
          from reported
          where not is_registered
            and remote_usage.remote = reported.remote and remote_usage.release = reported.release
        )
        select 1`);
    },

    async list(): Promise<ReleaseUsage[]> {
      const rows = await db.select().from(remoteUsage).orderBy(remoteUsage.remote, remoteUsage.release);
      return rows.map(({ last_fault_in, ...row }) => ({
        ...row,
        ...(last_fault_in === null ? {} : { last_fault_in }),
        last_seen_at: row.last_seen_at.toISOString(),
      }));
    },

    /** Removes releases that no page has had open since, with their marks. */
    async purge(before: Date): Promise<void> {
      await db.delete(remoteUsage).where(lt(remoteUsage.last_seen_at, before));
    },
  };
}

/** Time without an open page after which the figures of a release are removed. */
const KEPT_DAYS = 90;
const WRITE_INTERVAL_MS = 30_000;

/**
 * Counts loads and faults of the releases in the registry, and writes them beside the releases. An automatic rollback
 * depends on these figures, so that one account alone must not decide them: see `delivery auto-rollback`.
 */
export function releaseTelemetryRoutes(app: FastifyInstance, services: Services): void {
  const { clock, database, env, keys } = services;
  const limit = attemptGuard(services);
  const store = remoteUsageStore(database);
  const remotes = storeOf({ bucket: env.remotesBucket, folder: env.remotesDir });
  const compositions = keptCompositions(remotes, env.shellDir);
  const registered = registeredReleases(registrySource(env, app.log));
  let hasNews = false;

  route(app, reportRemotes, async ({ input: { body }, request, viewer }) => {
    const { reports } = body;
    await limit.countAll([{ limit: REPORTS_PER_ACCOUNT, subject: String(viewer.id) }], () =>
      tooMany('too_many_reports'),
    );
    // Runs before the reports, because the ids in them have to be known.
    const isKept = await keepCompositions(
      body.compositions ?? [],
      reports.flatMap(({ composition }) => composition ?? []),
    );
    const reporter = { session: viewer.session.id, account: viewer.id };
    const { releases, marks } = readReports(reports, reporter, await registered(), isKept, keys.usage);
    await store.add(releases, marks, clock());
    // One a request, because made-up faults must not flood the log. The page shows the beginning of the request's id.
    const fault = reports.findLast(({ outcome }) => isFault(outcome));
    if (fault) request.log.warn(fault, 'a release of a remote failed in a page');
    hasNews = true;
    return { success: true, message: localized('thanks') };
  });

  route(app, listRemoteUsage, async () => ({ releases: await store.list() }));

  /** Reports count without their compositions too, as when the artifact store cannot be reached. */
  async function keepCompositions(reported: readonly Composition[], ids: readonly string[]) {
    try {
      await compositions.keep(reported);
      return await compositions.areKept(ids);
    } catch (error) {
      app.log.warn({ err: error }, 'compositions were not kept');
      return () => false;
    }
  }

  const write = async () => {
    if (!hasNews) return;
    hasNews = false;
    const now = clock();
    await store.purge(daysBefore(now, KEPT_DAYS));
    await writeUsageFile(remotes, await store.list(), now);
  };
  const timer = setInterval(() => {
    write().catch((error: unknown) => {
      hasNews = true;
      app.log.warn({ err: error }, 'the usage of remotes was not written');
    });
  }, WRITE_INTERVAL_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Tells whether the registry names a release of a remote now: as live, previous or canary. */
type IsRegistered = (remote: string, release: string) => boolean;

/** Reads the registry and keeps what it names until it changes. */
function registeredReleases(registry: JsonSource): () => Promise<IsRegistered> {
  let known: { etag: string; names: ReadonlySet<string> } = { etag: '', names: new Set() };
  return async () => {
    const current = await registry();
    if (current?.etag !== known.etag) known = { etag: current?.etag ?? '', names: namesIn(current?.text) };
    const { names } = known;
    return (remote, release) => names.has(`${remote} ${release}`);
  };
}

function namesIn(text: string | undefined): ReadonlySet<string> {
  const { remotes } = JSON.parse(text ?? '{"remotes":{}}') as Pick<Registry, 'remotes'>;
  const releases = Object.entries(remotes).flatMap(([name, { release, previous, canary }]) =>
    [release, previous, canary?.release].flatMap((each) => (each ? [`${name} ${each.id}`] : [])),
  );
  return new Set(releases);
}

/** Accounts may report any combination of published builds, each of which becomes a path. */
const MOST_KNOWN = 10_000;

/** Keeps compositions in the store by id, so that any page can be composed again later. */
function keptCompositions(store: Store, shellDir: string) {
  const known = new Set<string>();

  const remember = (path: string) => {
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(path);
  };

  const isInStore = async (path: string) => {
    const isStored = known.has(path) || (await store.read(path)) !== undefined;
    if (isStored) remember(path);
    return isStored;
  };

  const isServed = async (build: string) => {
    // A shell that is being built has no descriptor, or half of one.
    const json = await readFile(join(shellDir, 'shell.json'), 'utf8')
      .then(JSON.parse)
      .catch(() => null);
    const described = shellDescriptor.safeParse(json);
    return described.success && described.data.build === build;
  };

  /** True if this installation has published all parts of the composition; clients invented any other. */
  const isReal = async ({ shell, remotes }: Composition) => {
    const parts = Object.entries(remotes).map(([name, id]) => isInStore(`${name}/${id}/${STATS_FILE}`));
    const isShell = (await isServed(shell)) || (await isInStore(`shell/${shell}/shell.json`));
    return isShell && (await Promise.all(parts)).every(Boolean);
  };

  return {
    async keep(reported: readonly Composition[]): Promise<void> {
      for (const each of reported) {
        const id = idOf(each);
        const path = pathOf(id);
        if ((await isInStore(path)) || !(await isReal(each))) continue;
        await store.write(path, `${JSON.stringify({ id, ...each }, null, 2)}\n`);
        remember(path);
      }
    },

    /** Returns a predicate for the ids of compositions that are kept; clients invented the others. */
    async areKept(ids: readonly string[]): Promise<(id: string) => boolean> {
      const kept = new Set<string>();
      for (const id of new Set(ids)) if (await isInStore(pathOf(id))) kept.add(id);
      return (id) => kept.has(id);
    },
  };
}

function pathOf(id: string): string {
  return `compositions/${id}.json`;
}
