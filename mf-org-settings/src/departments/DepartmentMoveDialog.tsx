import { useLingui } from '@lingui/react/macro';
import { type DepartmentMove, departmentMove } from '@seamline/shared/contract/organisation/department-moves';
import { FormDialog, initialValues, SelectField, useContractForm, useWatch } from '@seamline/shared/form';
import { useCloseToList } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DepartmentMovePreview } from './DepartmentMovePreview.tsx';
import { DepartmentsField } from './DepartmentsField.tsx';
import { type DepartmentGroup, groupsOf } from './departmentList.ts';
import { moveMutations, type PreviewedMove } from './moves.ts';
import { departments } from './queries.ts';

/** Moves several departments to another branch, or merges them into one, after a preview. */
export function Component() {
  const { data } = useQuery(departments.query);
  const groups = useMemo(() => data && groupsOf(data), [data]);
  return groups ? <DepartmentMoveForm groups={groups} /> : null;
}

function DepartmentMoveForm({ groups }: { groups: readonly DepartmentGroup[] }) {
  const { t } = useLingui();
  const close = useCloseToList();
  const form = useContractForm(departmentMove, initialValues(departmentMove, { department_ids: [], action: 'move' }));
  const action = useWatch({ control: form.control, name: 'action' });
  return (
    <FormDialog<DepartmentMove, PreviewedMove>
      title={t`Move or Merge Departments`}
      form={form}
      mutation={moveMutations.preview}
      submitLabel={t`Show the effect`}
      onClose={close}
      done={(previewed) => <DepartmentMovePreview first={previewed} close={close} />}
    >
      <DepartmentsField groups={groups} />
      <SelectField
        name="action"
        label={t`Action`}
        options={[
          { value: 'move', label: t`Move to another branch` },
          { value: 'merge', label: t`Merge into another department` },
        ]}
        required
      />
      {action === 'merge' ? (
        <SelectField
          name="into_id"
          label={t`Merge into`}
          options={groups.flatMap((group) =>
            group.departments.map(({ department_id: value, department_name: name, branch_name: branch }) => ({
              value,
              label: `${name} (${branch})`,
            })),
          )}
          required
        />
      ) : (
        <SelectField
          name="branch_id"
          label={t`Branch`}
          options={groups.map(({ id: value, name: label }) => ({ value, label }))}
          required
        />
      )}
    </FormDialog>
  );
}
