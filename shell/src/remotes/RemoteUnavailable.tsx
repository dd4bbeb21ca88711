import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState, LoadingState, Page } from '@seamline/shared/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useMenuLabel } from '../layout/menu.ts';
import type { KnownRemote } from './registry.ts';
import { type RemoteError, type RemoteState, useNewRegistry, useRemoteState, useRemotes } from './remoteStore.ts';
import { useCompositionId } from './usage.ts';

/** The page of a remote that cannot be shown: the reason, the team to ask, and Retry. */
export function RemoteUnavailable({ name, remote }: { name: string; remote: KnownRemote }) {
  const { t } = useLingui();
  const title = useMenuLabel()(remote.title);
  const reasonOf = useReason();
  const { store, registry, usage } = useRemotes();
  const state = useRemoteState(name);
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const load = () => navigate(location, { replace: true, state: location.state });
  // A new registry may have a repaired release.
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
  const isOutdated = error.kind === 'incompatible';
  return (
    <RemoteFailure
      title={title}
      what={t`${title} is not available right now`}
      why={reasonOf(error)}
      owner={remote.owner}
      reference={isReported(error) ? usage.referenceFor(name) : undefined}
      // The release needs what this page does not have, and most likely what the deployed shell has.
      retryLabel={isOutdated ? t`Reload the page` : undefined}
      retry={isOutdated ? () => window.location.reload() : retry}
      isRetrying={navigation.state !== 'idle' || state.kind === 'loading'}
    />
  );
}

/** Keeps the failure on the screen during a retry, and with it the button that has the focus. */
function useLastError(state: RemoteState): RemoteError | undefined {
  const last = useRef<RemoteError>(undefined);
  if (state.kind === 'failed') last.current = state.error;
  return last.current;
}

/** Loads a remote that the registry named only after the page was opened. */
function useLoadAtOnce(kind: RemoteState['kind'], load: () => void) {
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (kind === 'idle' || kind === 'ready') latest.current();
  }, [kind]);
}

/** The reasons why a remote cannot be shown. The reason of one that its team switched off is in the registry. */
export const REASONS: Readonly<Record<Exclude<RemoteError['kind'], 'disabled'>, MessageDescriptor>> = {
  timeout: msg`It did not answer in time.`,
  load: msg`Its files could not be loaded.`,
  evaluation: msg`It stopped with an error while starting.`,
  contract: msg`It does not offer the screens that it should.`,
  incompatible: msg`It was made for another version of this page.`,
  untrusted: msg`Its team has not signed it, or it was changed afterwards. None of its code ran.`,
  unverified: msg`The keys to verify its signature could not be loaded. None of its code ran.`,
};

/** True for a failure that the page reports: a remote that its team switched off, or that is not trusted, is not loaded. */
function isReported({ kind }: RemoteError): boolean {
  return kind !== 'disabled' && kind !== 'untrusted' && kind !== 'unverified';
}

/** Returns a function that explains in the language of the interface why a remote cannot be shown. */
export function useReason(): (error: RemoteError) => string {
  const { t } = useLingui();
  return ({ kind, message }) => (kind === 'disabled' ? message : t(REASONS[kind]));
}

/** The page of a remote while it is loaded. */
export function RemoteLoading({ title }: { title: string }) {
  return (
    <Page title={title} narrow>
      <LoadingState>
        <Trans>Loading…</Trans>
      </LoadingState>
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
  /** The reference of the report, if there is one: support finds the report in the server's log by it. */
  reference: string | undefined;
  /** Label of the button in place of Retry. */
  retryLabel?: string | undefined;
  retry(): void;
  isRetrying: boolean;
}

/** The page shown in place of a remote's page: what failed, why, the team to ask, and Retry. */
export function RemoteFailure(props: RemoteFailureProps) {
  const { title, what, why, owner, reference, retryLabel, retry, isRetrying } = props;
  const { t } = useLingui();
  const labelIn = useMenuLabel();
  const composition = useCompositionId();
  const team = owner && labelIn(owner);
  return (
    <Page title={title} narrow>
      <ErrorState
        icon="unplugged"
        title={what}
        detail={why}
        retryLabel={retryLabel ?? t`Retry`}
        retry={retry}
        busy={isRetrying}
      >
        {team && (
          <Text color="fg.muted">
            <Trans>Maintained by the {team}.</Trans>
          </Text>
        )}
        <Text color="fg.muted">
          <Trans>The rest of Seamline works as usual; nothing you did elsewhere is lost.</Trans>
        </Text>
        <Text color="fg.muted">
          {reference ? (
            <Trans>
              When you report this, name the reference {reference} and the version {composition}.
            </Trans>
          ) : (
            <Trans>When you report this, name the version {composition}.</Trans>
          )}
        </Text>
      </ErrorState>
    </Page>
  );
}
