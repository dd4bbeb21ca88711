import {
  type Composition,
  idOf,
  SHELL_BUILD_META,
  UNBUILT_SHELL,
} from '@seamline/shared/contract/releases/composition';
import {
  type RemoteOutcome,
  type RemoteReport,
  reportRemotes,
} from '@seamline/shared/contract/releases/release-telemetry';
import { newId, referenceOf } from '@seamline/shared/contract/wire/trace';
import { call } from '@seamline/shared/http';
import { paths } from '@seamline/shared/paths';
import { currentSession } from '@seamline/shared/session';
import { matchRoutes } from 'react-router-dom';
import { RemoteError, type RemoteStore, useRemoteStore } from './remoteStore.ts';

/** The most reports of one call. */
const MAX_REPORTS = 100;
/** The most compositions of one call. */
const MAX_COMPOSITIONS = 10;
/** In milliseconds. */
const FLUSH_INTERVAL = 15_000;
/** Interval of the reports that a release still runs, in milliseconds. */
const IN_USE_INTERVAL = 600_000;

/** The id in place of a release for the files of a development server, which nobody counts. */
const DEVELOPMENT = 'development';

/** A report that is not sent yet; that of a fault has a trace. */
interface Pending {
  report: RemoteReport;
  traceId?: string;
}

export type Usage = ReturnType<typeof createUsage>;

/** Creates the reporter of release outcomes to the server. A report contains nothing about the person. */
export function createUsage(store: RemoteStore) {
  let pending: Pending[] = [];
  /** Compositions that the server has not confirmed, by id. */
  const unconfirmed = new Map<string, Composition>();
  const confirmed = new Set<string>();
  const running = new Map<string, string>();
  /** The references of the last faults, by remote. */
  const references = new Map<string, string>();

  /** Records an outcome of a release, which is sent with the next report. */
  function record(remote: string, release: string, outcome: Exclude<RemoteOutcome, Fault['outcome']>): void {
    if (outcome === 'loaded') running.set(remote, release);
    add({ report: { remote, release, outcome } });
  }

  /** Reports a release that failed to load or crashed at once, and keeps a reference to the report for the person. */
  function reportFault(fault: Fault): void {
    if (fault.release === DEVELOPMENT) return;
    const traceId = newId();
    references.set(fault.remote, referenceOf(traceId));
    add({ report: describeFault(store, fault), traceId });
    flush();
  }

  function add({ report, traceId }: Pending): void {
    if (report.release === DEVELOPMENT || pending.length >= MAX_REPORTS) return;
    const made = compositionOf(store);
    const composition = idOf(made);
    if (!confirmed.has(composition)) unconfirmed.set(composition, made);
    pending.push({ report: { ...report, composition }, ...(traceId && { traceId }) });
  }

  /** Sends what is pending, in order. A call ends with a fault, because it belongs to one trace. */
  function flush(): void {
    if (!currentSession()) return;
    while (pending.length > 0) {
      const fault = pending.findIndex(({ traceId }) => traceId);
      const count = fault < 0 ? pending.length : fault + 1;
      send(pending.slice(0, count));
      pending = pending.slice(count);
    }
  }

  function send(batch: readonly Pending[]): void {
    const reports = batch.map(({ report }) => report);
    const traceId = batch.at(-1)?.traceId;
    const compositions = [...unconfirmed].slice(0, MAX_COMPOSITIONS);
    const body = { reports, compositions: compositions.map(([, composition]) => composition) };
    call(reportRemotes, { body }, { keepalive: true, retry: false, ...(traceId && { traceId }) }).then(
      () => {
        for (const [id] of compositions) {
          confirmed.add(id);
          unconfirmed.delete(id);
        }
      },
      // Counts that fail to arrive are lost: they are statistics only. The compositions are sent again.
      () => {},
    );
  }

  /** Returns the reference of the last fault of a remote in this page. */
  function referenceFor(remote: string): string | undefined {
    return references.get(remote);
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

  return { record, reportFault, referenceFor, start };
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

/** A release that failed to load or crashed on the screen. */
interface Fault {
  readonly remote: string;
  readonly release: string;
  readonly outcome: Extract<RemoteOutcome, 'failed' | 'crashed'>;
  readonly error: unknown;
  /** The page that was asked for. */
  readonly pathname: string;
}

/** The most positions of a stack in a report. */
const MAX_POSITIONS = 12;
/** A position in a built file; the query of its URL is left out. */
const POSITION = /(https?:\/\/[^\s()?#@]{1,250}\.js)(?:\?[^\s():]*)?(:\d{1,7}:\d{1,7})/g;

/** Returns the report of a fault. It has no message, since one may quote a value, and no id of the page's path. */
function describeFault(store: RemoteStore, { remote, release, outcome, error, pathname }: Fault): RemoteReport {
  const cause = error instanceof RemoteError ? (error.cause ?? error) : error;
  const { name, stack } = cause instanceof Error ? cause : { name: typeof cause, stack: undefined };
  const owner = store.registry.remotes[remote]?.owner;
  const positions = [...(stack ?? '').matchAll(POSITION)].map(([, file, place]) => `${file}${place}`);
  return {
    ...{ remote, release, outcome, route: patternOf(store, remote, pathname) },
    ...(owner && { owner }),
    ...(/^[A-Za-z]{1,40}$/.test(name) && { error: name }),
    ...(positions.length > 0 && { stack: positions.slice(0, MAX_POSITIONS) }),
  };
}

/** Returns the pattern of a remote's route; that of all its pages where its routes are unknown. */
function patternOf(store: RemoteStore, remote: string, pathname: string): string {
  const state = store.stateOf(remote);
  const routes = state.kind === 'ready' ? state.routes : [];
  const matches = matchRoutes([{ path: paths.dashboard, children: routes }], pathname) ?? [];
  const [, ...own] = matches.flatMap(({ route }) => route.path ?? []);
  if (own.length > 0) return [paths.dashboard, ...own].join('/');
  const segment = pathname.split('/')[2]?.toLowerCase();
  const owned = store.registry.remotes[remote]?.paths.find((path) => path === segment);
  return [paths.dashboard, ...(owned ? [owned] : []), '*'].join('/');
}
