import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Member } from '@seamline/shared/contract/access/administrators';
import { notify, signOut, useFailures } from '@seamline/shared/session';
import { ConfirmDialog, SwitchInput } from '@seamline/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { withReason } from '../failures.ts';
import { memberMutations, rowOf } from '../queries.ts';
import { FLAG_HINTS } from './flags.ts';

interface ActiveSwitchProps {
  member: Member;
  isSelf: boolean;
  /** True for the only active owner, whom the server does not deactivate. */
  isLastOwner: boolean;
}

/** The switch in the table. It takes effect at once, except that people who deactivate themselves confirm it first. */
export function ActiveSwitch({ member, isSelf, isLastOwner }: ActiveSwitchProps) {
  const { t } = useLingui();
  const reasonId = useId();
  const { name } = member;
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const failures = useFailures();
  const { mutateAsync } = useMutation(memberMutations.update(member, isSelf));
  const send = () => mutateAsync({ ...rowOf(member), is_active: !member.is_active, version: member.version });

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    try {
      await send();
      failures.dismiss();
      notify.success(t`✅ Updated successfully.`);
    } catch (error) {
      const { text: sentence, detail = '' } = withReason(t`Update failed.`, error);
      failures.notify(sentence, { detail });
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
        aria-label={t`Active: ${name}`}
        title={t(FLAG_HINTS.is_active)}
        disabled={isLastOwner}
        aria-describedby={isLastOwner ? reasonId : undefined}
        aria-busy={isBusy || undefined}
        checked={member.is_active}
        onChange={() => (isSelf ? setAsking(true) : void toggle())}
      />
      {isLastOwner && (
        <Text id={reasonId} as="small" display="block" color="fg.muted">
          <Trans comment="Why the switch cannot be turned off">Last active owner</Trans>
        </Text>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t`Deactivate your own account?`}
          confirmLabel={t`Deactivate`}
          danger
          confirm={async () => {
            await send();
            signOut();
            notify.success(t`Your account is no longer active.`);
          }}
          explain={(error) => withReason(t`Update failed.`, error)}
          close={() => setAsking(false)}
        >
          <Text>
            <Trans>This is your own account: if you deactivate it, you are signed out and cannot sign in again.</Trans>
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
