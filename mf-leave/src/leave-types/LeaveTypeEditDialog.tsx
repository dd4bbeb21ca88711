import { Plural, useLingui } from '@lingui/react/macro';
import { APPLICABLE_FOR, type LeaveType, leaveTypeChange } from '@seamline/shared/contract/leave/leave-types';
import { FormDialog, useContractForm, useWatch } from '@seamline/shared/form';
import { notify } from '@seamline/shared/session';
import { loaderOf, RecordDialog } from '@seamline/shared/table';
import { Notice } from '@seamline/shared/ui';
import { updateFailure } from '../failures.ts';
import { leaveReasons, leaveTypeMutations, leaveTypes } from '../queries.ts';
import { LeaveTypeFields } from './LeaveTypeFields.tsx';
import { useReasonsOf } from './useReasonsOf.ts';

export const loader = loaderOf(leaveReasons.query);

export function Component() {
  const { t } = useLingui();
  return (
    <RecordDialog list={leaveTypes} title={t`Edit Leave Type`}>
      {(type, onClose) => <EditForm type={type} onClose={onClose} />}
    </RecordDialog>
  );
}

function EditForm({ type, onClose }: { type: LeaveType; onClose(): Promise<void> }) {
  const { t, i18n } = useLingui();
  const form = useContractForm(leaveTypeChange, valuesOf(type));
  return (
    <FormDialog
      title={t`Edit Leave Type`}
      wide
      form={form}
      version={type.version}
      mutation={leaveTypeMutations.update(type.leave_type_id)}
      onSuccess={({ leave_type_name: name }) =>
        notify.success(t({ message: `${name} was updated.`, context: 'leave type' }))
      }
      submitLabel={t`Save`}
      onClose={onClose}
      getErrorMessage={(error) => updateFailure(error, i18n)}
    >
      <LeaveTypeFields ownId={type.leave_type_id} afterName={<RenameNotice type={type} />} />
    </FormDialog>
  );
}

/** Returns the form's values. A leave type without a group applies to all here, as the specification has it. */
function valuesOf({ leave_type_id: _id, version: _version, ...type }: LeaveType) {
  return { ...type, applicable_for: APPLICABLE_FOR.find((value) => value === type.applicable_for) ?? 'all' };
}

/** Names the reasons that take a new name over, before it is saved. */
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
