import type { RegisteredRemote } from '@seamline/shared/contract/registry';
import { useMessages } from '@seamline/shared/messages';
import { useLocation, useNavigate, useNavigation } from '@seamline/shared/router';
import { ErrorState, Page, Text } from '@seamline/shared/ui';
import { useEffect, useRef } from 'react';
import { shellMessages } from '../messages.ts';
import { useReason } from './reasons.ts';
import { refreshRegistry, useRegistry } from './registryStore.ts';
import { useRemoteState } from './remoteLoader.ts';

/** A remote that cannot be shown: which, why, whom to ask, and Retry; the rest of the page works on. */
export function RemoteUnavailable({ name, remote }: { name: string; remote: RegisteredRemote }) {
  const text = useMessages(shellMessages);
  const reasonOf = useReason();
  const state = useRemoteState(name);
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const load = () => navigate(location, { replace: true, state: location.state });
  useRetryOnNewRegistry(load);
  const retry = async () => {
    // It may be the registry that was mended.
    await refreshRegistry();
    load();
  };
  return (
    <Page title={remote.title} narrow>
      <ErrorState
        icon="unplugged"
        title={text.remoteUnavailable(remote.title)}
        detail={state.kind === 'failed' ? reasonOf(state.error) : undefined}
        retryLabel={text.retry}
        retry={retry}
        busy={navigation.state !== 'idle' || state.kind === 'loading'}
      >
        <Text tone="muted">{text.remoteOwner(remote.owner)}</Text>
        <Text tone="muted">{text.remoteUnavailableLead}</Text>
      </ErrorState>
    </Page>
  );
}

/** The team may have mended it meanwhile. */
function useRetryOnNewRegistry(retry: () => void) {
  const { revision } = useRegistry();
  const seen = useRef(revision);
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    latest.current();
  }, [revision]);
}
