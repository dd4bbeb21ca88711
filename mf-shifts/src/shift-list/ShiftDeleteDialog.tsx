import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StoredShift } from '@seamline/shared/contract/shifts';
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
  const { employees = 0, former_employees: formerEmployees = 0 } = data ?? {};
  const parts = [
    {
      count: employees,
      counted: t`${plural(employees, { one: '# employee', other: '# employees' })}`,
      link: { to: `${paths.employees}?${new URLSearchParams({ shift: String(id) })}`, label: t`Show employees` },
    },
    {
      count: formerEmployees,
      counted: t`${plural(formerEmployees, { one: '# former employee', other: '# former employees' })}`,
      link: { to: paths.exEmployees, label: t`Show former employees` },
    },
  ].filter(({ count }) => count > 0);
  const list = formatList(parts.map(({ counted }) => counted));
  const count = employees + formerEmployees;
  if (count === 0) return undefined;
  return {
    summary: t`${plural(count, { one: `${list} has this shift.`, other: `${list} have this shift.` })}`,
    rule: t`A shift that has employees cannot be deleted.`,
    links: parts.map(({ link }) => link),
  };
}
