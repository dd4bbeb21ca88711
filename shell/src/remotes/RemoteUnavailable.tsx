import { useMessages, usePhrases } from '@seamline/shared/messages';
import { LoadingState, Page } from '@seamline/shared/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { menuPhrases } from '../layout/menuPhrases.ts';
import { shellMessages } from '../messages.ts';
import { forgive } from './brokenReleases.ts';
import { remoteMessages } from './messages.ts';
import type { RemoteError } from './RemoteError.ts';
import { RemoteFailure } from './RemoteFailure.tsx';
import { useReason } from './reasons.ts';
import { currentRegistry, refreshRegistry } from './registryStore.ts';
import { type RemoteState, useRemoteState } from './remoteLoader.ts';
import type { KnownRemote } from './trustedEntries.ts';
import { useNewRegistry } from './useNewRegistry.ts';

/** A remote that cannot be shown: which, why, whom to ask, and Retry; the rest of the page works on. */
export function RemoteUnavailable({ name, remote }: { name: string; remote: KnownRemote }) {
  const text = useMessages(shellMessages);
  const words = useMessages(remoteMessages);
  const title = usePhrases(menuPhrases)(remote.title);
  const reasonOf = useReason();
  const state = useRemoteState(name);
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const load = () => navigate(location, { replace: true, state: location.state });
  // The team may have mended it meanwhile.
  useNewRegistry(load);
  useLoadAtOnce(state.kind, load);
  const retry = async () => {
    // It may be the registry that was mended.
    await refreshRegistry();
    forgive(currentRegistry().remotes[name] ?? remote);
    load();
  };
  const error = useLastError(state);
  if (!error) {
    return (
      <Page title={title} narrow>
        <LoadingState>{text.loadingArea}</LoadingState>
      </Page>
    );
  }
  return (
    <RemoteFailure
      title={title}
      what={words.remoteUnavailable(title)}
      why={reasonOf(error)}
      owner={remote.owner}
      retry={retry}
      isRetrying={navigation.state !== 'idle' || state.kind === 'loading'}
    />
  );
}

/** The failure stays in sight while it is tried again, and with it the button that has the focus. */
function useLastError(state: RemoteState): RemoteError | undefined {
  const last = useRef<RemoteError>(undefined);
  if (state.kind === 'failed') last.current = state.error;
  return last.current;
}

/** The registry may have named the remote only after the page was opened: then nothing has asked for it yet. */
function useLoadAtOnce(kind: RemoteState['kind'], load: () => void) {
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (kind === 'idle' || kind === 'ready') latest.current();
  }, [kind]);
}
