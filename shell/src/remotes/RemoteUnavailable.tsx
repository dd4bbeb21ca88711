import { useMessages, usePhrases } from '@seamline/shared/messages';
import { ErrorState, LoadingState, Page, Text } from '@seamline/shared/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { menuPhrases } from '../layout/menuPhrases.ts';
import { shellMessages } from '../messages.ts';
import { remoteMessages } from './messages.ts';
import type { KnownRemote } from './registry.ts';
import { type RemoteError, type RemoteState, useNewRegistry, useRemoteState, useRemotes } from './remoteStore.ts';
import { useCompositionId } from './usage.ts';

/** A remote that cannot be shown: which, why, whom to ask, and Retry; the rest of the page works on. */
export function RemoteUnavailable({ name, remote }: { name: string; remote: KnownRemote }) {
  const words = useMessages(remoteMessages);
  const title = usePhrases(menuPhrases)(remote.title);
  const reasonOf = useReason();
  const { store, registry } = useRemotes();
  const state = useRemoteState(name);
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const load = () => navigate(location, { replace: true, state: location.state });
  // The team may have repaired it in the meantime.
  useNewRegistry(load);
  useLoadAtOnce(state.kind, load);
  const retry = async () => {
    // The repair may be in the registry.
    await registry.refresh();
    store.forgetFailures(store.registry.remotes[name] ?? remote);
    load();
  };
  const error = useLastError(state);
  if (!error) return <RemoteLoading title={title} />;
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

/** Keeps the failure on the screen while it is tried again, and with it the button that has the focus. */
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

/** Returns a function that says in the language of the interface why a remote cannot be shown. */
export function useReason(): (error: RemoteError) => string {
  const text = useMessages(remoteMessages);
  return ({ kind, message }) => {
    switch (kind) {
      case 'timeout':
        return text.reasonTimeout;
      case 'load':
        return text.reasonLoad;
      case 'evaluation':
        return text.reasonEvaluation;
      case 'contract':
        return text.reasonContract;
      case 'incompatible':
        return text.reasonIncompatible;
      case 'untrusted':
        return text.reasonUntrusted;
      case 'disabled':
        return message;
    }
  };
}

/** The page of a remote while it is loaded. */
export function RemoteLoading({ title }: { title: string }) {
  const text = useMessages(shellMessages);
  return (
    <Page title={title} narrow>
      <LoadingState>{text.loadingArea}</LoadingState>
    </Page>
  );
}

interface RemoteFailureProps {
  /** The remote's title. */
  title: string;
  what: string;
  why?: string | undefined;
  /** The team to turn to. */
  owner: string | undefined;
  retry(): void;
  isRetrying: boolean;
}

/** The page in place of a remote's: what failed, why, whom to ask, and Retry; the rest of the suite works on. */
export function RemoteFailure({ title, what, why, owner, retry, isRetrying }: RemoteFailureProps) {
  const text = useMessages(remoteMessages);
  const say = usePhrases(menuPhrases);
  const composition = useCompositionId();
  return (
    <Page title={title} narrow>
      <ErrorState icon="unplugged" title={what} detail={why} retryLabel={text.retry} retry={retry} busy={isRetrying}>
        {owner && <Text tone="muted">{text.remoteOwner(say(owner))}</Text>}
        <Text tone="muted">{text.remoteUnavailableLead}</Text>
        <Text tone="muted">{text.compositionForReports(composition)}</Text>
      </ErrorState>
    </Page>
  );
}
