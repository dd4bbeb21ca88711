import type { EmployeeFigures } from '@seamline/shared/contract/employees/employee-figures';
import { paths } from '@seamline/shared/paths';

/** A branch or a department with employees. */
export interface HeadcountRow {
  /** The path of the list of its employees. */
  readonly to: string;
  readonly name: string;
  /** The branch of a department, in a company with several branches. */
  readonly branch?: string;
  readonly total: number;
}

/** Rows by headcount, the largest first; employees without a department are a row of their own. */
export function headcountRows(
  { branches, departments, headcount }: Pick<EmployeeFigures, 'branches' | 'departments' | 'headcount'>,
  noDepartment: string,
): { branches: HeadcountRow[]; departments: HeadcountRow[] } {
  const rows = departments.map(({ id, name, branch_name, total }) => ({
    to: `${paths.employees}?department=${id}`,
    name,
    ...(branches.length > 1 && { branch: branch_name }),
    total,
  }));
  const total = rows.reduce((rest, row) => rest - row.total, headcount);
  const without = { to: `${paths.employees}?health=no-department`, name: noDepartment, total };
  return {
    branches: branches.map(({ id, ...branch }) => ({ to: `${paths.employees}?branch=${id}`, ...branch })),
    departments: total > 0 ? [...rows, without].sort((one, other) => other.total - one.total) : rows,
  };
}
