import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@seamline/shared/contract/access/session';
import { SwitchField } from '@seamline/shared/form';
import { Notice } from '@seamline/shared/ui';
import { FLAG_HINTS, FLAG_LABELS } from './flags.ts';

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
