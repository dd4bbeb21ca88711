import { Link } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { currentSession, signOut } from '@seamline/shared/session';
import { Dialog } from '@seamline/shared/ui';
import { SignInForm } from './SignInForm.tsx';

/** Sign-in in a dialog over the page, which keeps what was entered in it. */
export function SessionLapsedDialog() {
  const { t } = useLingui();
  return (
    <Dialog title={t`Your session has ended`} close={() => undefined} role="alertdialog">
      <Text color="fg.muted">
        <Trans>Sign in again to go on where you were. Nothing on the page is lost.</Trans>
      </Text>
      <SignInForm number={currentSession()?.number ?? ''} done={() => undefined} />
      <Link as="button" onClick={signOut}>
        <Trans>Sign out and leave this page</Trans>
      </Link>
    </Dialog>
  );
}
