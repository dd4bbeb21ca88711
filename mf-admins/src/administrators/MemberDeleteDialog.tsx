import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Member } from '@seamline/shared/contract/access/administrators';
import { notify } from '@seamline/shared/session';
import { DeleteDialog } from '@seamline/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { withReason } from '../failures.ts';
import { memberMutations, members } from '../queries.ts';
import { MemberDialog } from './MemberDialog.tsx';

export function Component() {
  const { t } = useLingui();
  return (
    <MemberDialog action="remove" title={t`Owners and Managers`}>
      {(member, onClose) => <DeleteQuestion member={member} onClose={onClose} />}
    </MemberDialog>
  );
}

/** The question before a manager is deleted. */
function DeleteQuestion({ member, onClose }: { member: Member; onClose(): Promise<void> }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(memberMutations.remove);

  async function remove() {
    await mutateAsync({ id: members.idOf(member), version: member.version });
    notify.success(t`Manager deleted successfully.`);
  }

  return (
    <DeleteDialog
      name={`${member.name} (${member.number})`}
      remove={remove}
      explain={(error) => withReason(t`Failed to delete manager.`, error)}
      close={onClose}
    >
      <Text color="fg.muted">
        <Trans>
          They are signed out at once and cannot sign in again. Their past actions stay in the activity log.
        </Trans>
      </Text>
    </DeleteDialog>
  );
}
