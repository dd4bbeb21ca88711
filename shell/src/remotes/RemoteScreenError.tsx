import { useMessages, usePhrases } from '@seamline/shared/messages';
import { LoadingState, Page } from '@seamline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { menuPhrases } from '../layout/menuPhrases.ts';
import { shellMessages } from '../messages.ts';
import { forgive, noteBroken, releaseToShow } from './brokenReleases.ts';
import { remoteMessages } from './messages.ts';
import { dropRemoteRoutes, patchedRelease } from './patchedRoutes.ts';
import { RemoteFailure } from './RemoteFailure.tsx';
import { currentRegistry, refreshRegistry } from './registryStore.ts';
import { noteUsage } from './usageReports.ts';
import { useNewRegistry } from './useNewRegistry.ts';

/** A screen of a loaded remote that failed to load or stopped while it was shown: the release before takes over. */
export function RemoteScreenError({ name }: { name: string }) {
  const text = useMessages(shellMessages);
  const words = useMessages(remoteMessages);
  const say = usePhrases(menuPhrases);
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const remote = currentRegistry().remotes[name];
  const title = say(remote?.title ?? name);
  const notLoaded = /ChunkLoadError|Loading (CSS )?chunk/i.test(String(error));
  const givesWay = useGivingWay(name, error, notLoaded ? 'failed' : 'crashed', load);

  function load() {
    // The router remembers the failed screen by its route: fresh routes ask for it anew.
    dropRemoteRoutes(name);
    navigate(location, { replace: true, state: location.state });
  }

  async function retry() {
    // The registry may name another release now, after a rollback.
    await refreshRegistry();
    const current = currentRegistry().remotes[name];
    if (current) forgive(current);
    load();
  }

  useNewRegistry(retry);
  if (givesWay) {
    return (
      <Page title={title} narrow>
        <LoadingState>{text.loadingArea}</LoadingState>
      </Page>
    );
  }
  return (
    <RemoteFailure
      title={title}
      what={notLoaded ? words.screenNotLoaded(title) : words.screenFailed(title)}
      why={notLoaded ? words.reasonLoad : undefined}
      owner={remote?.owner}
      retry={retry}
      isRetrying={navigation.state !== 'idle'}
    />
  );
}

/** Tells the team, and leaves the place to another release where there is one that has not failed. */
function useGivingWay(name: string, error: unknown, outcome: 'failed' | 'crashed', load: () => void): boolean {
  const [broken] = useState(() => patchedRelease(name));
  const [givesWay, setGivesWay] = useState(broken !== undefined);
  const latest = useRef({ error, outcome, load });
  useEffect(() => {
    if (!broken) return;
    noteUsage(name, broken.id, latest.current.outcome);
    noteBroken(broken, latest.current.error);
    const remote = currentRegistry().remotes[name];
    const other = remote?.state === 'live' && !remote.refusal ? releaseToShow(remote) : broken;
    if (other.container === broken.container) setGivesWay(false);
    else latest.current.load();
  }, [name, broken]);
  return givesWay;
}
