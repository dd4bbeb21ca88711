import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Member } from '@seamline/shared/contract/access/administrators';
import { notify, signOut, useSession } from '@seamline/shared/session';
import { ConfirmDialog } from '@seamline/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { withReason } from '../failures.ts';
import { memberMutations, members, rowOf } from '../queries.ts';
import { isLastOwner, MemberDialog } from './MemberDialog.tsx';

export function Component() {
  const { t } = useLingui();
  return (
    <MemberDialog action="update" title={t`Owners and Managers`}>
      {(member, onClose) => <RoleQuestion member={member} onClose={onClose} />}
    </MemberDialog>
  );
}

/** The question before a manager becomes an owner, or an owner a manager. */
function RoleQuestion({ member, onClose }: { member: Member; onClose(): Promise<void> }) {
  const { t } = useLingui();
  const { name, version } = member;
  const { data } = useQuery(members.query);
  const isSelf = useSession()?.number === member.number;
  const { mutateAsync } = useMutation(memberMutations.update(member, isSelf));
  const isOwner = member.status === 'owner';
  const isBlocked = isLastOwner(member, data?.member ?? []);

  async function change() {
    await mutateAsync({ ...rowOf(member), new_role: isOwner ? 'manager' : 'owner', version });
    if (isSelf) {
      signOut();
      notify.success(t`You are a manager now. Sign in again.`);
    } else {
      notify.success(isOwner ? t`${name} is a manager now.` : t`${name} is an owner now.`);
    }
  }

  return (
    <ConfirmDialog
      title={isOwner ? t`Make ${name} a manager` : t`Make ${name} an owner`}
      confirmLabel={isOwner ? t`Make a manager` : t`Make an owner`}
      danger={isOwner}
      isBlocked={isBlocked}
      confirm={change}
      explain={(error) => withReason(t`Update failed.`, error)}
      close={onClose}
    >
      <Text>
        {isBlocked ? (
          <Trans>{name} is the last active owner and cannot become a manager.</Trans>
        ) : isOwner ? (
          <Trans>
            A manager can see and change what Edit and View allow, and nothing of other owners and managers.
          </Trans>
        ) : (
          <Trans>An owner can see and change everything, other owners and managers included.</Trans>
        )}
      </Text>
      {!isBlocked && (
        <Text color="fg.muted">
          <Trans>The account is signed out at once and can sign in again.</Trans>
        </Text>
      )}
    </ConfirmDialog>
  );
}
