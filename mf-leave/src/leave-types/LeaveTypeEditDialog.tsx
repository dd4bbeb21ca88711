import { Plural, useLingui } from '@lingui/react/macro';
import { APPLICABLE_FOR, type LeaveType, leaveTypeChange } from '@seamline/shared/contract/leave-types';
import { FormDialog, useContractForm, useWatch } from '@seamline/shared/form';
import { notify } from '@seamline/shared/session';
import { Notice } from '@seamline/shared/ui';
import { api, putLeaveType } from '../api.ts';
import { updateFailure } from '../failures.ts';
import { LeaveTypeFields } from './LeaveTypeFields.tsx';
import { useReasonsOf } from './useReasonsOf.ts';

/** The overlay that changes a leave type. */
export function LeaveTypeEditDialog({ type, close }: { type: LeaveType; close(): void }) {
  const { t, i18n } = useLingui();
  const form = useContractForm(leaveTypeChange, valuesOf(type));

  function saved(updated: LeaveType) {
    putLeaveType(updated);
    const name = updated.leave_type_name;
    notify.success(t({ message: `${name} was updated.`, context: 'leave type' }));
    close();
  }

  return (
    <FormDialog
      title={t`Edit Leave Type`}
      wide
      form={form}
      version={type.version}
      draft={`leave-type-${type.leave_type_id}`}
      save={(change, version) => api.leaveTypes.update(type.leave_type_id, change, version)}
      saved={saved}
      saveLabel={t`Save`}
      close={close}
      explain={(error) => updateFailure(error, i18n)}
    >
      <LeaveTypeFields ownId={type.leave_type_id} afterName={<RenameNotice type={type} />} />
    </FormDialog>
  );
}

/** The form's own values; where nobody was chosen, everybody is. */
function valuesOf({ leave_type_id: _id, version: _version, ...type }: LeaveType) {
  return { ...type, applicable_for: APPLICABLE_FOR.find((value) => value === type.applicable_for) ?? 'all' };
}

/** Says before saving which reasons take a new name over. */
function RenameNotice({ type }: { type: LeaveType }) {
  const { count, names } = useReasonsOf(type.leave_type_id);
  const name = String(useWatch({ name: 'leave_type_name' }) ?? '').trim();
  if (count === 0 || name === '' || name === type.leave_type_name) return null;
  return (
    <Notice>
      <Plural
        value={count}
        one={`# reason follows the new name: ${names}.`}
        other={`# reasons follow the new name: ${names}.`}
      />
    </Notice>
  );
}
