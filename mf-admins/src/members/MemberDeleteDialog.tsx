import type { Member } from '@seamline/shared/contract/administrators';
import { useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog, Text } from '@seamline/shared/ui';
import { api, dropMember } from '../api.ts';
import { withReason } from '../failures.ts';
import { adminMessages } from '../messages.ts';

/** The question before a manager is deleted. */
export function MemberDeleteDialog({ member, close }: { member: Member; close(): void }) {
  const { remove: text } = useMessages(adminMessages);

  async function remove() {
    await api.members.remove(member.number);
    dropMember(member.number);
    notify.success(text.done);
  }

  return (
    <DeleteDialog
      name={`${member.name} (${member.number})`}
      remove={remove}
      explain={(error) => withReason(text.failed, error)}
      close={close}
    >
      <Text tone="muted">{text.warning}</Text>
    </DeleteDialog>
  );
}
