import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { findEmailProblem, type Member, memberChange } from '@seamline/shared/contract/access/administrators';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { indianNumber } from '@seamline/shared/contract/wire/telephone-numbers';
import { FormDialog, TextField, useContractForm, useWatch } from '@seamline/shared/form';
import { ApiError } from '@seamline/shared/http';
import { notify, signOut, useSession } from '@seamline/shared/session';
import { Button, Field, Input, Notice } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Done } from '../Done.tsx';
import { withReason } from '../failures.ts';
import { endsSession, memberMutations, members, rowOf } from '../queries.ts';
import { isLastOwner, MemberDialog } from './MemberDialog.tsx';
import { MemberFlags } from './MemberFlags.tsx';
import { ScopeFields } from './ScopeFields.tsx';

const CLOSES_AFTER = 2000;
const FAILURE_LASTS = 3000;

export function Component() {
  const { t } = useLingui();
  return (
    <MemberDialog action="update" title={t`Update Manager`}>
      {(member, onClose) => <UpdateForm member={member} onClose={onClose} />}
    </MemberDialog>
  );
}

/** Changes name, number, email address and flags of an owner or a manager. */
function UpdateForm({ member, onClose }: { member: Member; onClose(): Promise<void> }) {
  const { t, i18n } = useLingui();
  const { name } = member;
  const role = member.status === 'owner' ? t`Owner` : t`Manager`;
  const { has_scope = false, branch_ids = [] } = member;
  const scope = member.status === 'manager' && { has_scope, branch_ids };
  const form = useContractForm(memberChange, { ...rowOf(member), ...scope }, ({ email }) => {
    const message = findEmailProblem(email, member.email);
    return message === undefined ? [] : [{ path: ['email'], message }];
  });
  const [updated, setUpdated] = useState<Member>();
  const isSelf = useSession()?.number === member.number;
  const { state } = useLocation();
  const { data } = useQuery(members.query);
  const signOutReason = isSelf && updated ? signOutReasonOf(member, updated, i18n) : undefined;

  /** Keeps the sentence in the notification centre, since the dialog shows it for three seconds. */
  function onError(error: Error) {
    if (error instanceof ApiError && error.conflict) return;
    const { text: sentence, detail = '' } = withReason(t`Update failed.`, error);
    notify.error(sentence, { detail, isShown: true });
  }

  async function end() {
    await onClose();
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
      mutation={{ ...memberMutations.update(member, isSelf), onError }}
      onSuccess={setUpdated}
      submitLabel={t`Update`}
      onClose={end}
      getErrorMessage={(error) => withReason(t`Update failed.`, error)}
      failureLasts={FAILURE_LASTS}
      done={
        <Done text={t`✅ Updated successfully.`} closesAfter={CLOSES_AFTER} onClose={end}>
          {signOutReason}
        </Done>
      }
    >
      <HStack justify="space-between" flexWrap="wrap">
        <Text color="fg.muted">
          <Trans comment="{role} is Owner or Manager">
            {name}, {role}
          </Trans>
        </Text>
        <Button asChild variant="outline">
          <Link to={`../${member.number}/role`} state={state} replace>
            {member.status === 'owner' ? <Trans>Make a manager</Trans> : <Trans>Make an owner</Trans>}
          </Link>
        </Button>
      </HStack>
      <TextField
        name="new_name"
        label={t`Name`}
        limit={LIMITS.name}
        hint={isSelf ? t`A new name is shown in the header from your next sign-in on.` : undefined}
        required
      />
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
        tidy={indianNumber}
      />
      <TextField name="email" label={t`Email`} type="email" />
      <MemberFlags status={member.status} isLastOwner={isLastOwner(member, data?.member ?? [])} />
      {member.status === 'manager' && <ScopeFields />}
      {isSelf && <OwnDeactivationWarning />}
    </FormDialog>
  );
}

/** Says why people who changed their own row are signed out, if they are. */
function signOutReasonOf(before: Member, after: Member, i18n: I18n): string | undefined {
  if (!endsSession(before, after)) return undefined;
  const { number } = after;
  return i18n._(
    after.is_active
      ? msg`Your number has changed. Sign in again with ${number}.`
      : msg`Your account is no longer active.`,
  );
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
