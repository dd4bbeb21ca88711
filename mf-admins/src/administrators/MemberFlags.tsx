import { Stack } from '@chakra-ui/react/stack';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@seamline/shared/contract/access/session';
import { SwitchField } from '@seamline/shared/form';
import { Notice } from '@seamline/shared/ui';

type Flag = 'edit_permission' | 'view_permission' | 'is_active';

/** The flags as columns and switches name them. */
export const FLAG_LABELS: Readonly<Record<Flag, MessageDescriptor>> = {
  edit_permission: msg({ message: 'Edit', comment: 'A permission' }),
  view_permission: msg({ message: 'View', comment: 'A permission' }),
  is_active: msg({ message: 'Active', comment: 'An account that can sign in' }),
};

/** The effect of each flag. */
export const FLAG_HINTS: Readonly<Record<Flag, MessageDescriptor>> = {
  edit_permission: msg`On: can add, change and delete records. Off: can only view them.`,
  view_permission: msg`On: sees every screen. Off: sees only their own row on this screen, and can change their own password.`,
  is_active: msg`On: can sign in. Off: is signed out at once and cannot sign in again.`,
};

const FLAGS = ['edit_permission', 'view_permission', 'is_active'] as const;

interface MemberFlagsProps {
  status: Role;
  isLastOwner?: boolean;
}

/** The three flags of an administrator, each with its effect. */
export function MemberFlags({ status, isLastOwner = false }: MemberFlagsProps) {
  const { t } = useLingui();
  return (
    <Stack gap="3">
      {status === 'owner' && (
        <Notice>
          <Trans>An owner can see and change everything. Edit and View are saved, but they only limit managers.</Trans>
        </Notice>
      )}
      {FLAGS.map((flag) => (
        <SwitchField
          key={flag}
          name={flag}
          label={t(FLAG_LABELS[flag])}
          {...(isLastOwner && flag === 'is_active'
            ? { disabled: true, hint: t`The last active owner cannot be deactivated.` }
            : { hint: t(FLAG_HINTS[flag]) })}
        />
      ))}
    </Stack>
  );
}
