/** The name, at the deletion, of the record that a deleted record belonged to; each kind belongs to one other at most. */
export function parentOf(values: Readonly<Record<string, unknown>>): string {
  const { branch_name, department_name, leave_type_name } = values;
  return String(branch_name ?? department_name ?? leave_type_name ?? '');
}
