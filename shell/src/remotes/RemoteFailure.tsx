import { useMessages, usePhrases } from '@seamline/shared/messages';
import { ErrorState, Page, Text } from '@seamline/shared/ui';
import { menuPhrases } from '../layout/menuPhrases.ts';
import { useCompositionId } from './composition.ts';
import { remoteMessages } from './messages.ts';

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
