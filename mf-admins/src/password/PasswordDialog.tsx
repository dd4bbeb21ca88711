import { type changePassword, type Member, passwordForm } from '@seamline/shared/contract/administrators';
import type { AnswerOf } from '@seamline/shared/contract/endpoint';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { signIn, useCountdown, useSession } from '@seamline/shared/session';
import { Actions, Button, Dialog, Notice, Text } from '@seamline/shared/ui';
import { useState } from 'react';
import { api } from '../api.ts';
import { Done } from '../Done.tsx';
import { withReason } from '../failures.ts';
import { adminMessages } from '../messages.ts';
import { PasswordFields } from './PasswordFields.tsx';

const CLOSES_AFTER = 2000;
const EMPTY = { otp: '', new_password: '', confirm_password: '' };

/** The own password is changed here; at somebody else's row it says why theirs is not. */
export function PasswordDialog({ member, close }: { member: Member; close(): void }) {
  const session = useSession();
  const [isOwn, setOwn] = useState(session?.number === member.number);
  if (!session) return null;
  if (isOwn) return <OwnPasswordDialog name={session.name} number={session.number} close={close} />;
  return <OtherPasswordDialog name={member.name} goOn={() => setOwn(true)} close={close} />;
}

function OtherPasswordDialog({ name, goOn, close }: { name: string; goOn(): void; close(): void }) {
  const { password: text, close: closeLabel } = useMessages(adminMessages);
  return (
    <Dialog title={text.titleOther(name)} close={close}>
      <Text>{text.otherWhy(name)}</Text>
      <Actions>
        <Button variant="outline" onClick={close}>
          {closeLabel}
        </Button>
        <Button onClick={goOn}>{text.ownInstead}</Button>
      </Actions>
    </Dialog>
  );
}

/** Two steps: a code is asked for, then it goes to the server along with the new password. */
function OwnPasswordDialog({ name, number, close }: { name: string; number: string; close(): void }) {
  const { password: text } = useMessages(adminMessages);
  const form = useContractForm(passwordForm, EMPTY);
  const code = useCodeRequest();
  const [isDone, setDone] = useState(false);

  function saved({ token }: AnswerOf<typeof changePassword>) {
    // The server has ended every session of before, this one too, and gave a new one for it.
    signIn(token);
    setDone(true);
  }

  const done = isDone && (
    <Done text={text.done} closesAfter={CLOSES_AFTER} close={close}>
      {text.othersEnded}
    </Done>
  );
  return (
    <FormDialog
      title={text.titleOwn(name)}
      form={form}
      draft={null}
      save={(values) => api.password.change(values)}
      saved={saved}
      saveLabel={text.save}
      close={close}
      incomplete={text.incomplete}
      explain={(error) => withReason(text.failed, error)}
      instead={done || (!code.isSent && <CodeRequest code={code} number={number} close={close} />)}
    >
      <Notice tone="success">{text.sent(number)}</Notice>
      {code.failure !== undefined && <RequestFailure reason={code.failure} />}
      <PasswordFields
        person={{ name, number }}
        resend={
          <Button variant="outline" onClick={code.request} busy={code.isBusy} disabled={code.waits > 0}>
            {code.waits > 0 ? text.getOtpAgain(code.waits) : text.getOtp}
          </Button>
        }
      />
    </FormDialog>
  );
}

type Code = ReturnType<typeof useCodeRequest>;

/** Asks for a code when told to, once at a time, and not again before the next one may be asked for. */
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
      await api.password.requestOtp();
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

function CodeRequest({ code, number, close }: { code: Code; number: string; close(): void }) {
  const { password: text, close: closeLabel } = useMessages(adminMessages);
  return (
    <>
      {code.failure !== undefined && <RequestFailure reason={code.failure} />}
      <Text>{text.lead(number)}</Text>
      <Actions>
        <Button variant="outline" onClick={close}>
          {closeLabel}
        </Button>
        <Button data-autofocus="" onClick={code.request} busy={code.isBusy}>
          {text.getOtp}
        </Button>
      </Actions>
    </>
  );
}

function RequestFailure({ reason }: { reason: unknown }) {
  const { password: text } = useMessages(adminMessages);
  const { text: sentence, detail } = withReason(text.requestFailed, reason);
  return (
    <Notice tone="error" detail={detail}>
      {sentence}
    </Notice>
  );
}
