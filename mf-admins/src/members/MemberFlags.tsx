import type { Role } from '@seamline/shared/contract/session';
import { SwitchField } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { Notice, Stack } from '@seamline/shared/ui';
import { adminMessages } from '../messages.ts';

/** The three flags of a member, each with what it does. */
export function MemberFlags({ status }: { status: Role }) {
  const { fields: text } = useMessages(adminMessages);
  return (
    <Stack gap="3">
      {status === 'owner' && <Notice>{text.ownerFlags}</Notice>}
      <SwitchField name="edit_permission" label={text.edit} hint={text.editHint} />
      <SwitchField name="view_permission" label={text.view} hint={text.viewHint} />
      <SwitchField name="is_active" label={text.active} hint={text.activeHint} />
    </Stack>
  );
}
