import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type changePassword, type Member, passwordForm } from '@seamline/shared/contract/access/administrators';
import type { AnswerOf } from '@seamline/shared/contract/wire/endpoint';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { signIn, useCountdown, useSession } from '@seamline/shared/session';
import { Actions, Button, Dialog, Notice } from '@seamline/shared/ui';
import { useState } from 'react';
import { MemberDialog } from '../administrators/MemberDialog.tsx';
import { Done } from '../Done.tsx';
import { withReason } from '../failures.ts';
import { memberMutations, requestOtp } from '../queries.ts';
import { PasswordFields } from './PasswordFields.tsx';

const CLOSES_AFTER = 2000;
const EMPTY = { otp: '', new_password: '', confirm_password: '' };

export function Component() {
  const { t } = useLingui();
  return (
    <MemberDialog action="password" title={t`Change Password`}>
      {(member, onClose) => <PasswordDialog member={member} onClose={onClose} />}
    </MemberDialog>
  );
}

/** Changes the viewer's own password. On another row it explains why that password cannot be changed. */
function PasswordDialog({ member, onClose }: { member: Member; onClose(): Promise<void> }) {
  const session = useSession();
  const [isOwn, setOwn] = useState(session?.number === member.number);
  if (!session) return null;
  if (isOwn) return <OwnPasswordDialog name={session.name} number={session.number} onClose={onClose} />;
  return <OtherPasswordDialog name={member.name} goOn={() => setOwn(true)} onClose={onClose} />;
}

interface OtherPasswordDialogProps {
  name: string;
  goOn(): void;
  onClose(): Promise<void>;
}

function OtherPasswordDialog({ name, goOn, onClose }: OtherPasswordDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Change Password with OTP – ${name}`} close={() => void onClose()}>
      <Text>
        <Trans>
          Only {name} can change this password: the OTP is sent to the phone of the signed-in person. People who have no
          password sign in with an OTP and set a password here.
        </Trans>
      </Text>
      <Actions>
        <Button variant="outline" onClick={() => void onClose()}>
          <Trans>Close</Trans>
        </Button>
        <Button onClick={goOn}>
          <Trans>Change my own password</Trans>
        </Button>
      </Actions>
    </Dialog>
  );
}

/** Requests a code, then sends it with the new password. */
function OwnPasswordDialog({ name, number, onClose }: { name: string; number: string; onClose(): Promise<void> }) {
  const { t } = useLingui();
  const form = useContractForm(passwordForm, EMPTY);
  const code = useCodeRequest();
  const seconds = code.waits;

  function onSuccess({ token }: AnswerOf<typeof changePassword>) {
    // The server has ended all earlier sessions, this one too, and returned a new token.
    signIn(token);
  }

  return (
    <FormDialog
      title={t`Change Password with OTP – your own, ${name}`}
      form={form}
      mutation={memberMutations.changePassword}
      onSuccess={onSuccess}
      submitLabel={t`Change Password`}
      onClose={onClose}
      incomplete={t`❌ All fields are required.`}
      getErrorMessage={(error) => withReason(t`Failed to change password.`, error)}
      before={!code.isSent && <CodeRequest code={code} number={number} onClose={onClose} />}
      done={
        <Done text={t`✅ Password changed successfully.`} closesAfter={CLOSES_AFTER} onClose={onClose}>
          <Trans>You are signed out everywhere else and stay signed in here.</Trans>
        </Done>
      }
    >
      <Notice tone="success">
        <Trans>OTP successfully sent. It is on its way to {number} and is valid for 5 minutes.</Trans>
      </Notice>
      {code.failure !== undefined && <RequestFailure reason={code.failure} />}
      <PasswordFields
        person={{ name, number }}
        resend={
          <Button variant="outline" onClick={code.request} busy={code.isBusy} disabled={seconds > 0}>
            {seconds > 0 ? t`Get OTP again in ${seconds} s` : t`Get OTP`}
          </Button>
        }
      />
    </FormDialog>
  );
}

type Code = ReturnType<typeof useCodeRequest>;

/** Requests a code, once at a time, and counts the seconds until the next request is allowed. */
function useCodeRequest() {
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [waits, startWait] = useCountdown();

  async function request() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await requestOtp();
      setSent(true);
      startWait();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { isSent, isBusy, failure, waits, request };
}

function CodeRequest({ code, number, onClose }: { code: Code; number: string; onClose(): Promise<void> }) {
  return (
    <>
      {code.failure !== undefined && <RequestFailure reason={code.failure} />}
      <Text>
        <Trans>A 6-digit OTP will be sent to {number}. Use it to choose a new password.</Trans>
      </Text>
      <Actions>
        <Button variant="outline" onClick={() => void onClose()}>
          <Trans>Close</Trans>
        </Button>
        <Button data-autofocus="" onClick={code.request} busy={code.isBusy}>
          <Trans>Get OTP</Trans>
        </Button>
      </Actions>
    </>
  );
}

function RequestFailure({ reason }: { reason: unknown }) {
  const { t } = useLingui();
  const { text: sentence, detail } = withReason(t`Failed to request password change.`, reason);
  return (
    <Notice tone="error" detail={detail}>
      {sentence}
    </Notice>
  );
}
