import { useLingui } from '@lingui/react/macro';
import type { Designation } from '@seamline/shared/contract/organisation/designations';
import { reasonOf } from '@seamline/shared/messages';
import { DeleteRecordDialog } from '@seamline/shared/table';
import { useDependentRecords } from '../useDependentRecords.ts';
import { designationMutations, designations } from './queries.ts';

/** The question before a designation is deleted, with its dependents. */
export function Component() {
  const { t } = useLingui();
  return (
    <DeleteRecordDialog
      list={designations}
      title={t`Designations`}
      mutation={designationMutations.remove}
      nameOf={({ designation }) => designation}
      deleted={(name) => t({ message: `${name} was deleted.`, context: 'designation' })}
      getErrorMessage={(error) => ({ text: t`Failed to delete designation.`, detail: reasonOf(error) })}
      useDependents={useDependents}
    />
  );
}

function useDependents({ id }: Designation) {
  const { t } = useLingui();
  return useDependentRecords({
    record: 'designation',
    id,
    rule: t`A designation that employees hold cannot be deleted.`,
    filter: { designation: id },
  });
}
