import { useLingui } from '@lingui/react/macro';
import type { Designation } from '@seamline/shared/contract/designations';
import { reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog } from '@seamline/shared/ui';
import { api, refreshLists } from '../api.ts';
import { Dependents } from '../Dependents.tsx';

/** Asks before a designation is deleted, and shows its dependents. */
export function DesignationDeleteDialog({ designation, close }: { designation: Designation; close(): void }) {
  const { t } = useLingui();
  const { id, designation: name } = designation;

  async function remove() {
    await api.designations.remove(id);
    refreshLists();
    notify.success(t({ message: `${name} was deleted.`, context: 'designation' }));
  }

  return (
    <DeleteDialog
      name={name}
      remove={remove}
      explain={(error) => ({ text: t`Failed to delete designation.`, detail: reasonOf(error) })}
      close={close}
    >
      <Dependents record="designation" id={id} rule={t`A designation that employees hold cannot be deleted.`} />
    </DeleteDialog>
  );
}
