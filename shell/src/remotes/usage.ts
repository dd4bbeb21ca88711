import { type Composition, idOf, SHELL_BUILD_META, UNBUILT_SHELL } from '@seamline/shared/contract/composition';
import { type RemoteOutcome, type RemoteReport, reportRemotes } from '@seamline/shared/contract/remote-usage';
import { call } from '@seamline/shared/http';
import { currentSession } from '@seamline/shared/session';
import { type RemoteStore, useRemoteStore } from './remoteStore.ts';

/** The most reports of one call. */
const MAX_REPORTS = 100;
/** The most compositions of one call. */
const MAX_COMPOSITIONS = 10;
/** In milliseconds. */
const FLUSH_INTERVAL = 15_000;
/** Interval of the reports that a release still runs, in milliseconds. */
const IN_USE_INTERVAL = 600_000;

export type Usage = ReturnType<typeof createUsage>;

/** Creates the reporter of release outcomes to the server. A report contains nothing about the person. */
export function createUsage(store: RemoteStore) {
  let reports: RemoteReport[] = [];
  /** The compositions of the reports, by id. */
  let compositions = new Map<string, Composition>();
  const knownToServer = new Set<string>();
  const running = new Map<string, string>();

  /** Records an outcome of a release, which is sent with the next report. */
  function record(remote: string, release: string, outcome: RemoteOutcome): void {
    // The files of a development server are not a release.
    if (release === 'development') return;
    if (outcome === 'loaded') running.set(remote, release);
    if (reports.length >= MAX_REPORTS) return;
    const made = compositionOf(store);
    const composition = idOf(made);
    const isNew = !knownToServer.has(composition) && compositions.size < MAX_COMPOSITIONS;
    if (isNew) compositions.set(composition, made);
    reports.push({ remote, release, outcome, composition });
  }

  function flush(): void {
    if (reports.length === 0 || !currentSession()) return;
    const ids = [...compositions.keys()];
    const body = { reports, compositions: [...compositions.values()] };
    for (const id of ids) knownToServer.add(id);
    reports = [];
    compositions = new Map();
    // Counts that fail to arrive are lost: they are statistics only. The compositions are sent again.
    call(reportRemotes, { body }, { keepalive: true, retry: false }).catch(() => {
      for (const id of ids) knownToServer.delete(id);
    });
  }

  /** Sends the reports every few seconds, and when the page is left. */
  function start(): void {
    setInterval(flush, FLUSH_INTERVAL);
    setInterval(() => {
      for (const [remote, release] of running) record(remote, release, 'in use');
    }, IN_USE_INTERVAL);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') flush();
    });
  }

  return { record, start };
}

/** Returns the composition of this page: the releases that run, and for other remotes those that would be loaded. */
export function compositionOf(store: RemoteStore): Composition {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SHELL_BUILD_META}"]`);
  const remotes = Object.entries(store.registry.remotes).map(([name, { release }]) => [
    name,
    (store.patchedRoutes(name)?.release ?? release).id,
  ]);
  return { shell: meta?.content || UNBUILT_SHELL, remotes: Object.fromEntries(remotes) };
}

/**
 * Writes the id of the composition on the document, where tests and error reports find it, after every change. It is the
 * first to hear of a change.
 */
export function showComposition(store: RemoteStore): void {
  const show = () => {
    document.documentElement.dataset.composition = idOf(compositionOf(store));
  };
  store.subscribe(show);
  show();
}

/** Returns the id of the composition as it is written on the document, kept current. */
export function useCompositionId(): string {
  return useRemoteStore(() => document.documentElement.dataset.composition ?? '');
}
