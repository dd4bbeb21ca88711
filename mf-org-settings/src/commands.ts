import type { CommandDeclaration } from '@seamline/shared/remote';

/** The commands of this remote in the palette, beside its entries in the menu. */
export const commands: CommandDeclaration[] = [
  {
    kind: 'screen',
    path: 'organisation',
    label: 'Organisation chart',
  },
  {
    kind: 'action',
    path: 'branches/add',
    label: 'Add branch',
    requires: 'edit',
  },
  {
    kind: 'action',
    path: 'department/add',
    label: 'Add department',
    requires: 'edit',
  },
  {
    kind: 'action',
    path: 'subdepartment/add',
    label: 'Add sub-department',
    requires: 'edit',
  },
  {
    kind: 'action',
    path: 'designation/add',
    label: 'Add designation',
    requires: 'edit',
  },
  {
    kind: 'action',
    path: 'organisation/import',
    label: 'Import organisation',
    requires: 'edit',
  },
  {
    kind: 'record',
    record: 'branch',
    path: 'branches?q=:title',
    label: 'Branches',
  },
  {
    kind: 'record',
    record: 'department',
    path: 'department?q=:title',
    label: 'Departments',
  },
  {
    kind: 'record',
    record: 'sub-department',
    path: 'subdepartment?q=:title',
    label: 'Sub-departments',
  },
  {
    kind: 'record',
    record: 'designation',
    path: 'designation?q=:title',
    label: 'Designations',
  },
];
