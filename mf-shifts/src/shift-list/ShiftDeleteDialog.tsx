import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredShift } from '@seamline/shared/contract/shifts';
import { reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog, Text } from '@seamline/shared/ui';
import { api, removeFromList } from '../api.ts';

/** The question before a shift is deleted, with how many hold it. */
export function ShiftDeleteDialog({ shift, close }: { shift: StoredShift; close(): void }) {
  const { t } = useLingui();

  async function remove() {
    await api.shifts.remove(shift.id);
    removeFromList(shift.id);
    notify.success(t`${{ name: shift.shift_name }} was deleted.`);
  }

  return (
    <DeleteDialog
      name={shift.shift_name}
      remove={remove}
      explain={(error) => ({ text: t`Failed to delete shift`, detail: reasonOf(error) })}
      close={close}
    >
      {shift.employees > 0 && (
        <Text>
          <strong>{t`${plural({ count: shift.employees }, { one: '# employee has this shift.', other: '# employees have this shift.' })}`}</strong>
        </Text>
      )}
      <Text tone="muted">
        <Trans>A shift that has employees cannot be deleted.</Trans>
      </Text>
    </DeleteDialog>
  );
}
