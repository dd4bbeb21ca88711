import { type Member, type MemberChange, memberChange } from '@seamline/shared/contract/administrators';
import { FormDialog, TextField, useContractForm, useWatch } from '@seamline/shared/form';
import { ApiError } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
import { notify, tidyNumber, useSession } from '@seamline/shared/session';
import { Field, Input, Notice, Text } from '@seamline/shared/ui';
import { useState } from 'react';
import { api, putMember } from '../api.ts';
import { Done } from '../Done.tsx';
import { withReason } from '../failures.ts';
import { adminMessages } from '../messages.ts';
import { leaveSession } from './leaveSession.ts';
import { MemberFlags } from './MemberFlags.tsx';
import { rowOf } from './rowOf.ts';

const CLOSES_AFTER = 2000;
const FAILURE_LASTS = 3000;

/** The popup that changes number, email address and flags of an owner or a manager. */
export function MemberUpdateDialog({ member, close }: { member: Member; close(): void }) {
  const text = useMessages(adminMessages);
  const form = useContractForm(memberChange, rowOf(member));
  const [updated, setUpdated] = useState<Member>();
  const isSelf = useSession()?.number === member.number;
  const farewell = isSelf && updated ? farewellTo(member, updated, text.update) : undefined;

  async function save(change: MemberChange, version: number | undefined) {
    try {
      return await api.members.update(member.number, change, version);
    } catch (error) {
      // The sentence leaves the dialog after three seconds; the notification centre keeps it.
      if (!(error instanceof ApiError && error.conflict)) {
        const { text: sentence, detail = '' } = withReason(text.update.failed, error);
        notify.error(sentence, { detail, isShown: true });
      }
      throw error;
    }
  }

  function saved(changed: Member) {
    setUpdated(changed);
    // Whoever has shut the own session may not even ask for the list.
    if (!isSelf || !farewellTo(member, changed, text.update)) putMember(changed, member.number);
  }

  function end() {
    close();
    if (farewell) leaveSession(farewell);
  }

  return (
    <FormDialog
      title={text.update.title}
      form={form}
      version={member.version}
      draft={`member-${member.number}`}
      save={save}
      saved={saved}
      saveLabel={text.update.save}
      close={end}
      explain={(error) => withReason(text.update.failed, error)}
      failureLasts={FAILURE_LASTS}
      instead={
        updated && (
          <Done text={text.update.done} closesAfter={CLOSES_AFTER} close={end}>
            {farewell}
          </Done>
        )
      }
    >
      <Text tone="muted">{text.update.who(member.name, text[member.status])}</Text>
      <Field label={text.number}>{(control) => <Input {...control} value={member.number} readOnly />}</Field>
      <TextField
        name="new_number"
        label={text.fields.newNumber}
        type="tel"
        inputMode="numeric"
        hint={isSelf ? text.fields.ownNumberHint : text.fields.newNumberHint}
        tidy={tidyNumber}
      />
      <TextField name="email" label={text.fields.email} type="email" />
      <MemberFlags status={member.status} />
      {isSelf && <LeavesYou />}
    </FormDialog>
  );
}

/** Why the session of somebody who changed the own row is over, if it is. */
function farewellTo(
  before: Member,
  after: Member,
  text: { signInAgain(number: string): string; nowInactive: string },
): string | undefined {
  if (!after.is_active) return text.nowInactive;
  return after.number === before.number ? undefined : text.signInAgain(after.number);
}

/** The warning before somebody shuts themselves out. */
function LeavesYou() {
  const { fields: text } = useMessages(adminMessages);
  const isActive: unknown = useWatch({ name: 'is_active' });
  return isActive ? null : <Notice tone="error">{text.leavesYou}</Notice>;
}
