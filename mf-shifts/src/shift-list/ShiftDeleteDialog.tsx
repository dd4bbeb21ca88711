import type { StoredShift } from '@seamline/shared/contract/shifts';
import { reasonOf, useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog, Text } from '@seamline/shared/ui';
import { api, removeFromList } from '../api.ts';
import { shiftMessages } from '../messages.ts';

/** The question before a shift is deleted, with how many hold it. */
export function ShiftDeleteDialog({ shift, close }: { shift: StoredShift; close(): void }) {
  const text = useMessages(shiftMessages).shifts;

  async function remove() {
    await api.shifts.remove(shift.id);
    removeFromList(shift.id);
    notify.success(text.removed(shift.shift_name));
  }

  return (
    <DeleteDialog
      name={shift.shift_name}
      remove={remove}
      explain={(error) => ({ text: text.removeFailed, detail: reasonOf(error) })}
      close={close}
    >
      {shift.employees > 0 && (
        <Text>
          <strong>{text.held(shift.employees)}</strong>
        </Text>
      )}
      <Text tone="muted">{text.removeWarning}</Text>
    </DeleteDialog>
  );
}
