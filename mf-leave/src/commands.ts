import type { CommandDeclaration } from '@seamline/shared/remote';

/** The commands of this remote in the palette, beside its entries in the menu. */
export const commands: CommandDeclaration[] = [
  {
    kind: 'action',
    path: 'leavetype/add',
    label: 'Add leave type',
    requires: 'edit',
  },
  {
    kind: 'action',
    path: 'leavereason/add',
    label: 'Add leave reason',
    requires: 'edit',
  },
  {
    kind: 'record',
    record: 'leave-type',
    path: 'leavetype?q=:title',
    label: 'Leave types',
  },
];
