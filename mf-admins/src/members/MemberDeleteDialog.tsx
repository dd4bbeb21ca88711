import { Trans, useLingui } from '@lingui/react/macro';
import type { Member } from '@seamline/shared/contract/administrators';
import { notify } from '@seamline/shared/session';
import { DeleteDialog, Text } from '@seamline/shared/ui';
import { api, dropMember } from '../api.ts';
import { withReason } from '../failures.ts';

/** Asks before a manager is deleted. */
export function MemberDeleteDialog({ member, close }: { member: Member; close(): void }) {
  const { t } = useLingui();

  async function remove() {
    await api.members.remove(member.number);
    dropMember(member.number);
    notify.success(t`Manager deleted successfully.`);
  }

  return (
    <DeleteDialog
      name={`${member.name} (${member.number})`}
      remove={remove}
      explain={(error) => withReason(t`Failed to delete manager.`, error)}
      close={close}
    >
      <Text tone="muted">
        <Trans>
          They are signed out at once and cannot sign in again. Their past actions stay in the activity log.
        </Trans>
      </Text>
    </DeleteDialog>
  );
}
