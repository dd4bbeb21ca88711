import type { RemoteOutcome, RemoteReport } from '@seamline/shared/contract/releases/remote-usage';
import { paths } from '@seamline/shared/paths';
import { matchRoutes } from 'react-router-dom';
import { RemoteError, type RemoteStore } from './remoteStore.ts';

/** A release that failed to load or crashed on the screen. */
export interface Fault {
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
export function describeFault(store: RemoteStore, { remote, release, outcome, error, pathname }: Fault): RemoteReport {
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
