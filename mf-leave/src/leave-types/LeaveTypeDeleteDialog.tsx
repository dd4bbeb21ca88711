import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LeaveType } from '@seamline/shared/contract/leave-types';
import { notify } from '@seamline/shared/session';
import { DeleteDialog, Text } from '@seamline/shared/ui';
import { api, dropLeaveType } from '../api.ts';
import { leaveTypeRemoveFailure } from '../failures.ts';
import { useReasonsOf } from './useReasonsOf.ts';

/** The question before a leave type is deleted, with the reasons that belong to it as far as they are known. */
export function LeaveTypeDeleteDialog({ type, close }: { type: LeaveType; close(): void }) {
  const { t, i18n } = useLingui();
  const { count, names } = useReasonsOf(type.leave_type_id);

  async function remove() {
    await api.leaveTypes.remove(type.leave_type_id);
    dropLeaveType(type.leave_type_id);
    const name = type.leave_type_name;
    notify.success(t({ message: `${name} was deleted.`, context: 'leave type' }));
  }

  return (
    <DeleteDialog
      name={type.leave_type_name}
      remove={remove}
      explain={(error) => leaveTypeRemoveFailure(error, i18n)}
      close={close}
    >
      {count > 0 && (
        <Text>
          <strong>
            <Plural
              value={count}
              one={`# reason belongs to this leave type: ${names}.`}
              other={`# reasons belong to this leave type: ${names}.`}
            />
          </strong>
        </Text>
      )}
      <Text tone="muted">
        <Trans>A leave type that reasons belong to cannot be deleted.</Trans>
      </Text>
    </DeleteDialog>
  );
}
