import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Member, type MemberChange, memberChange } from '@seamline/shared/contract/administrators';
import { FormDialog, TextField, useContractForm, useWatch } from '@seamline/shared/form';
import { ApiError } from '@seamline/shared/http';
import { notify, signOut, tidyNumber, useSession } from '@seamline/shared/session';
import { Field, Input, Notice, Text } from '@seamline/shared/ui';
import { useState } from 'react';
import { api, putMember } from '../api.ts';
import { Done } from '../Done.tsx';
import { withReason } from '../failures.ts';
import { MemberFlags } from './MemberFlags.tsx';
import { rowOf } from './rowOf.ts';

const CLOSES_AFTER = 2000;
const FAILURE_LASTS = 3000;

/** Changes number, email address and flags of an owner or a manager. */
export function MemberUpdateDialog({ member, close }: { member: Member; close(): void }) {
  const { t, i18n } = useLingui();
  const { name } = member;
  const role = member.status === 'owner' ? t`Owner` : t`Manager`;
  const form = useContractForm(memberChange, rowOf(member));
  const [updated, setUpdated] = useState<Member>();
  const isSelf = useSession()?.number === member.number;
  const signOutReason = isSelf && updated ? signOutReasonOf(member, updated, i18n) : undefined;

  async function save(change: MemberChange, version: number | undefined) {
    try {
      return await api.members.update(member.number, change, version);
    } catch (error) {
      // The dialog shows the sentence for three seconds; the notification centre keeps it.
      if (!(error instanceof ApiError && error.conflict)) {
        const { text: sentence, detail = '' } = withReason(t`Update failed.`, error);
        notify.error(sentence, { detail, isShown: true });
      }
      throw error;
    }
  }

  function saved(changed: Member) {
    setUpdated(changed);
    // Without a session, the list cannot be requested again.
    if (!isSelf || !signOutReasonOf(member, changed, i18n)) putMember(changed, member.number);
  }

  function end() {
    close();
    if (!signOutReason) return;
    // The server accepts the session no more; the sign-in page shows the reason.
    signOut();
    notify.success(signOutReason);
  }

  return (
    <FormDialog
      title={t`Update Manager`}
      form={form}
      version={member.version}
      draft={`member-${member.number}`}
      save={save}
      saved={saved}
      saveLabel={t`Update`}
      close={end}
      explain={(error) => withReason(t`Update failed.`, error)}
      failureLasts={FAILURE_LASTS}
      instead={
        updated && (
          <Done text={t`✅ Updated successfully.`} closesAfter={CLOSES_AFTER} close={end}>
            {signOutReason}
          </Done>
        )
      }
    >
      <Text tone="muted">
        <Trans comment="{role} is Owner or Manager">
          {name}, {role}
        </Trans>
      </Text>
      <Field label={t`Number`}>{(control) => <Input {...control} value={member.number} readOnly />}</Field>
      <TextField
        name="new_number"
        label={t`New Number`}
        type="tel"
        inputMode="numeric"
        hint={
          isSelf
            ? t`Leave it empty to keep the number. After a change you sign in again with the new one.`
            : t`Leave it empty to keep the number. They sign in with the new one from then on.`
        }
        tidy={tidyNumber}
      />
      <TextField name="email" label={t`Email`} type="email" />
      <MemberFlags status={member.status} />
      {isSelf && <OwnDeactivationWarning />}
    </FormDialog>
  );
}

/** Says why people who changed their own row are signed out, if they are. */
function signOutReasonOf(before: Member, { is_active, number }: Member, i18n: I18n): string | undefined {
  if (!is_active) return i18n._(msg`Your account is no longer active.`);
  return number === before.number ? undefined : i18n._(msg`Your number has changed. Sign in again with ${number}.`);
}

/** Warns people before they deactivate themselves. */
function OwnDeactivationWarning() {
  const isActive: unknown = useWatch({ name: 'is_active' });
  if (isActive) return null;
  return (
    <Notice tone="error">
      <Trans>This is your own account: if you deactivate it, you are signed out and cannot sign in again.</Trans>
    </Notice>
  );
}
