import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LeaveType } from '@seamline/shared/contract/leave/leave-types';
import { paths } from '@seamline/shared/paths';
import { DeleteRecordDialog, type DependentRecords, loaderOf } from '@seamline/shared/table';
import { leaveTypeRemoveFailure } from '../failures.ts';
import { leaveReasons, leaveTypeMutations, leaveTypes } from '../queries.ts';
import { useReasonsOf } from './useReasonsOf.ts';

export const loader = loaderOf(leaveReasons.query);

/** The question before a leave type is deleted. */
export function Component() {
  const { t, i18n } = useLingui();
  return (
    <DeleteRecordDialog
      list={leaveTypes}
      title={t`Leave Types`}
      mutation={leaveTypeMutations.remove}
      nameOf={(type) => type.leave_type_name}
      deleted={(name) => t({ message: `${name} was deleted.`, context: 'leave type' })}
      getErrorMessage={(error) => leaveTypeRemoveFailure(error, i18n)}
      useDependents={useReasonsOfType}
    />
  );
}

/** The reasons that belong to the leave type, as far as they are known. */
function useReasonsOfType({ leave_type_id: id, leave_type_name: type }: LeaveType): DependentRecords | undefined {
  const { t } = useLingui();
  const { count, names } = useReasonsOf(id);
  if (count === 0) return undefined;
  return {
    summary: t`${plural(count, { one: `# reason belongs to this leave type: ${names}.`, other: `# reasons belong to this leave type: ${names}.` })}`,
    rule: t`A leave type that reasons belong to cannot be deleted.`,
    links: [{ to: `${paths.leaveReasons}?${new URLSearchParams({ q: type })}`, label: t`Show leave reasons` }],
  };
}
