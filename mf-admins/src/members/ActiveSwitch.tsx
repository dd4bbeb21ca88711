import type { Member } from '@seamline/shared/contract/administrators';
import { useMessages } from '@seamline/shared/messages';
import { readAgain } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { ConfirmDialog, SwitchInput, Text } from '@seamline/shared/ui';
import { useState } from 'react';
import { api, putMember } from '../api.ts';
import { withReason } from '../failures.ts';
import { adminMessages } from '../messages.ts';
import { leaveSession } from './leaveSession.ts';
import { rowOf } from './rowOf.ts';

/** The switch in the table: takes effect at once, except that nobody shuts themselves out without being asked. */
export function ActiveSwitch({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const text = useMessages(adminMessages);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const send = () =>
    api.members.update(member.number, { ...rowOf(member), is_active: !member.is_active }, member.version);

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    try {
      putMember(await send());
      notify.success(text.update.done);
    } catch (error) {
      const { text: sentence, detail = '' } = withReason(text.update.failed, error);
      notify.error(sentence, { detail });
      readAgain({ queryKey: api.members.list.queryKey });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <SwitchInput
        type="checkbox"
        verticalAlign="middle"
        role="switch"
        aria-label={text.activeOf(member.name)}
        title={text.fields.activeHint}
        aria-busy={isBusy || undefined}
        checked={member.is_active}
        onChange={() => (isSelf ? setAsking(true) : void toggle())}
      />
      {isAsking && (
        <ConfirmDialog
          title={text.update.ownOffTitle}
          confirmLabel={text.update.ownOff}
          danger
          confirm={async () => {
            await send();
            leaveSession(text.update.nowInactive);
          }}
          explain={(error) => withReason(text.update.failed, error)}
          close={() => setAsking(false)}
        >
          <Text>{text.fields.leavesYou}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
