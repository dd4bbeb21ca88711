import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DEVICE_KINDS, SignedInSession } from '@seamline/shared/contract/access/sessions';
import { formatDay, formatTime, reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { Badge, Button, ConfirmDialog, ErrorState, LoadingState } from '@seamline/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionMutations, sessionsQuery } from './queries.ts';

const DEVICES: Readonly<Record<(typeof DEVICE_KINDS)[number], MessageDescriptor>> = {
  computer: msg`Computer`,
  phone: msg`Phone`,
  tablet: msg`Tablet`,
};

/** The sessions of the account on all devices. The others can be ended. */
export function SessionsSection() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  const [asked, setAsked] = useState<SignedInSession | 'others'>();
  const endOne = useMutation(sessionMutations.end);
  const endOthers = useMutation(sessionMutations.endOthers);
  const nameOf = useSessionName();
  if (!data) {
    if (!error) return <LoadingState>{t`Loading sessions…`}</LoadingState>;
    return (
      <ErrorState
        title={t`Your sessions could not be loaded.`}
        detail={error.message}
        retry={() => void refetch()}
        busy={isFetching}
      />
    );
  }

  async function end() {
    if (asked === 'others') await endOthers.mutateAsync();
    else if (asked) await endOne.mutateAsync({ id: asked.id });
    notify.success(asked === 'others' ? t`All other sessions ended.` : t`Session ended.`);
  }

  return (
    <>
      <ul>
        {data.sessions.map((session) => (
          <Entry key={session.id} session={session} name={nameOf(session)} end={() => setAsked(session)} />
        ))}
      </ul>
      {data.sessions.some(({ is_current }) => !is_current) && (
        <Button variant="outline" alignSelf="flex-start" onClick={() => setAsked('others')}>
          <Trans>End all others</Trans>
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          title={asked === 'others' ? t`End all other sessions?` : t`End this session?`}
          confirmLabel={asked === 'others' ? t`End all others` : t`End session`}
          danger
          confirm={end}
          explain={(reason) => ({ text: t`The session could not be ended.`, detail: reasonOf(reason) })}
          close={() => setAsked(undefined)}
        >
          {asked !== 'others' && (
            <Text>
              <strong>{nameOf(asked)}</strong>
            </Text>
          )}
          <Text>
            <Trans>Unsaved work there may be lost. You stay signed in here.</Trans>
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}

interface EntryProps {
  session: SignedInSession;
  name: string;
  end(): void;
}

function Entry({ session, name, end }: EntryProps) {
  const { t } = useLingui();
  const [signedIn, lastUsed] = [momentOf(session.signed_in_at), momentOf(session.last_used_at)];
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong> {session.device && t(DEVICES[session.device])}{' '}
          {session.is_current && (
            <Badge tone="success">
              <Trans>This session</Trans>
            </Badge>
          )}
        </p>
        <small>
          <Trans>Signed in: {signedIn}</Trans>
        </small>
        <small>{session.is_current ? <Trans>In use now</Trans> : <Trans>Last used: {lastUsed}</Trans>}</small>
      </div>
      {!session.is_current && (
        <Button variant="outline" size="sm" aria-label={t`End: ${name}, signed in ${signedIn}`} onClick={end}>
          <Trans comment="Button that ends a session on another device">End</Trans>
        </Button>
      )}
    </li>
  );
}

/** Returns a function that names a session by browser and system, in words. */
function useSessionName() {
  const { t } = useLingui();
  return ({ browser, system }: SignedInSession) => {
    if (browser && system) return t({ message: `${browser} on ${system}`, comment: 'Such as: Chrome on Android' });
    return browser ?? system ?? t`Unknown browser`;
  };
}

/** Day and time to the minute: uses are noted once a minute. */
function momentOf(instant: string): string {
  return `${formatDay(instant)} ${formatTime(instant).slice(0, 5)}`;
}
