import type { CommandDeclaration } from '@seamline/shared/remote';

/** The commands of this remote in the palette, beside its entries in the menu. */
export const commands: CommandDeclaration[] = [
  {
    kind: 'action',
    path: 'employee/add',
    label: 'Add employee',
    requires: 'edit',
  },
  {
    kind: 'action',
    path: 'employee/import',
    label: 'Import employees',
    requires: 'edit',
  },
  {
    kind: 'screen',
    path: 'employee/health',
    label: 'Problems in records',
  },
  {
    kind: 'action',
    path: 'employee/health/codes',
    label: 'Employee codes',
    requires: 'edit',
  },
  {
    kind: 'record',
    record: 'employee',
    path: 'employee/profile/:id',
    label: 'Employees',
  },
];
