import { storeOf } from '@seamline/delivery/store';
import { listRemoteUsage, reportRemotes } from '@seamline/shared/contract/remote-usage';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { keptCompositions } from './compositions.ts';
import { isFault, toChanges } from './rules.ts';
import { remoteUsageStore } from './store.ts';
import { writeUsageFile } from './usageFile.ts';

const DAY_MS = 86_400_000;
/** A release that nobody has had open for so long is forgotten. */
const KEPT_DAYS = 90;
const WRITE_INTERVAL_MS = 30_000;

/** Counts how the releases of the remotes do, and tells whoever ships them. */
export function remoteUsage(app: FastifyInstance, { clock, database, env }: Services): void {
  const store = remoteUsageStore(database);
  const remotes = storeOf({ bucket: env.remotesBucket, folder: env.remotesDir });
  const compositions = keptCompositions(remotes, env.shellDir);
  let hasNews = false;

  route(
    app,
    reportRemotes,
    async ({ input: { body }, request }) => {
      // Before the reports: whoever reads an id in them finds what it stands for.
      await compositions.keep(body.compositions ?? []);
      await store.add(toChanges(body.reports), clock());
      for (const { outcome, ...fault } of body.reports.filter(isFault)) {
        request.log.warn({ ...fault, outcome }, 'a release of a remote did not do in a page');
      }
      hasNews = true;
      return { success: true, message: 'Thank you.' };
    },
    { audience: 'self' },
  );

  route(app, listRemoteUsage, async () => ({ releases: await store.list() }), { audience: 'owners' });

  const write = async () => {
    if (!hasNews) return;
    hasNews = false;
    const now = clock();
    await store.purge(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
    await writeUsageFile(remotes, await store.list(), now);
  };
  const timer = setInterval(() => {
    write().catch((error: unknown) => app.log.warn({ err: error }, 'the usage of remotes was not written'));
  }, WRITE_INTERVAL_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
