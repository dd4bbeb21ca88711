import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StoredShift } from '@seamline/shared/contract/shifts/shifts';
import { formatList, reasonOf } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { DeleteRecordDialog, type DependentRecords } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { employeesOf, shiftMutations, shifts } from '../queries.ts';

/** The question before a shift is deleted, or the employees who have it. */
export function Component() {
  const { t } = useLingui();
  return (
    <DeleteRecordDialog
      list={shifts}
      title={t`Manage Shift`}
      mutation={shiftMutations.remove}
      nameOf={({ shift_name }) => shift_name}
      deleted={(name) => t`${name} was deleted.`}
      getErrorMessage={(error) => ({ text: t`Failed to delete shift`, detail: reasonOf(error) })}
      useDependents={useEmployeesOf}
    />
  );
}

/** The employees and former employees who have the shift, counted now; undefined without any. */
function useEmployeesOf({ id }: StoredShift): DependentRecords | undefined {
  const { t } = useLingui();
  const { data } = useQuery(employeesOf(id));
  const { employees = 0, former_employees: formerEmployees = 0, transfers = 0, planned_for: names = [] } = data ?? {};
  const planned = t`${plural(transfers, { one: '# planned change', other: '# planned changes' })}`;
  const parts = [
    employees > 0 && t`${plural(employees, { one: '# employee', other: '# employees' })}`,
    formerEmployees > 0 && t`${plural(formerEmployees, { one: '# former employee', other: '# former employees' })}`,
    transfers > 0 && (names.length > 0 ? `${planned} (${formatList(names)})` : planned),
  ].filter((part) => part !== false);
  const list = formatList(parts);
  const search = new URLSearchParams({ shift: String(id) });
  const count = employees + formerEmployees + transfers;
  if (count === 0) return undefined;
  return {
    summary: t`${plural(count, { one: `${list} has this shift.`, other: `${list} have this shift.` })}`,
    rule: t`A shift that has employees cannot be deleted.`,
    // The list of former employees cannot be filtered by shift.
    links: employees > 0 ? [{ to: `${paths.employees}?${search}`, label: t`Show employees` }] : [],
  };
}
