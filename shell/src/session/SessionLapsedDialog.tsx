import { Link } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { useMessages } from '@seamline/shared/messages';
import { currentSession, signOut } from '@seamline/shared/session';
import { Dialog } from '@seamline/shared/ui';
import { shellMessages } from '../messages.ts';
import { SignInForm } from './SignInForm.tsx';

/** Sign-in over the page: what was being done goes on where it was. */
export function SessionLapsedDialog() {
  const text = useMessages(shellMessages);
  return (
    <Dialog title={text.sessionLapsed} close={() => undefined} role="alertdialog">
      <Text color="fg.muted">{text.sessionLapsedLead}</Text>
      <SignInForm number={currentSession()?.number ?? ''} done={() => undefined} />
      <Link as="button" onClick={signOut}>
        {text.signOutInstead}
      </Link>
    </Dialog>
  );
}
