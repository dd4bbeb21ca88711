import { storeOf } from '@seamline/delivery/store';
import type { Composition } from '@seamline/shared/contract/composition';
import { localized } from '@seamline/shared/contract/errors';
import { listRemoteUsage, reportRemotes } from '@seamline/shared/contract/remote-usage';
import type { FastifyInstance } from 'fastify';
import { attemptGuard, tooMany } from '../../access/sign-in/attemptGuard.ts';
import { daysBefore } from '../../daysBefore.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { keptCompositions } from '../../releases/compositions.ts';
import { registeredReleases } from '../../releases/registeredReleases.ts';
import { registrySource } from '../../web/registrySource.ts';
import { isFault, REPORTS_PER_ACCOUNT, readReports } from './rules.ts';
import { remoteUsageStore } from './store.ts';
import { writeUsageFile } from './usageFile.ts';

/** Time without an open page after which the figures of a release are removed. */
const KEPT_DAYS = 90;
const WRITE_INTERVAL_MS = 30_000;

/**
 * Counts loads and faults of the releases in the registry, and writes them beside the releases. An automatic rollback
 * depends on these figures, so that one account alone must not decide them: see `delivery auto-rollback`.
 */
export function remoteUsage(app: FastifyInstance, services: Services): void {
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
