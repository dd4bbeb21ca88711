import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { useMenuLabel } from '../layout/menu.ts';
import { REASONS, RemoteFailure, RemoteLoading } from './RemoteUnavailable.tsx';
import { useNewRegistry, useRemotes } from './remoteStore.ts';

/** A screen of a loaded remote that failed to load or stopped while it was shown: the previous release takes over. */
export function RemoteErrorBoundary({ name }: { name: string }) {
  const { t } = useLingui();
  const labelIn = useMenuLabel();
  const { store, registry, routes, usage } = useRemotes();
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const remote = store.registry.remotes[name];
  const title = labelIn(remote?.title ?? name);
  const notLoaded = /ChunkLoadError|Loading (CSS )?chunk/i.test(String(error));
  const fallsBack = useFallback(name, error, notLoaded ? 'failed' : 'crashed', load);

  function load() {
    // The router remembers the failed screen by its route, so it gets new routes.
    routes.drop(name);
    navigate(location, { replace: true, state: location.state });
  }

  async function retry() {
    // The registry may name another release now, after a rollback.
    await registry.refresh();
    const current = store.registry.remotes[name];
    if (current) store.forgetFailures(current);
    load();
  }

  useNewRegistry(retry);
  if (fallsBack) return <RemoteLoading title={title} />;
  return (
    <RemoteFailure
      title={title}
      what={notLoaded ? t`This page of ${title} could not be loaded` : t`This page of ${title} stopped with an error`}
      why={notLoaded ? t(REASONS.load) : undefined}
      owner={remote?.owner}
      reference={usage.referenceFor(name)}
      retry={retry}
      isRetrying={navigation.state !== 'idle'}
    />
  );
}

/** Reports the failure, and shows another release where there is one that has not failed. */
function useFallback(name: string, error: unknown, outcome: 'failed' | 'crashed', load: () => void): boolean {
  const { store, usage } = useRemotes();
  const [broken] = useState(() => store.patchedRoutes(name)?.release);
  const [fallsBack, setFallsBack] = useState(broken !== undefined);
  const latest = useRef({ error, outcome, load });
  useEffect(() => {
    if (!broken) return;
    const { error: thrown, outcome: kind } = latest.current;
    // The router logs what a component throws, but not what a loader throws.
    console.error(thrown);
    usage.reportFault({ remote: name, release: broken.id, outcome: kind, error: thrown, pathname: location.pathname });
    store.recordFailure(broken, thrown);
    const remote = store.registry.remotes[name];
    const other = remote?.state === 'live' && !remote.refusal ? store.releaseToShow(remote) : broken;
    if (other.container === broken.container) setFallsBack(false);
    else latest.current.load();
  }, [name, broken, store, usage]);
  return fallsBack;
}
