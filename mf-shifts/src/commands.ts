import type { CommandDeclaration } from '@seamline/shared/remote';

/** The commands of this remote in the palette, beside its entries in the menu. */
export const commands: CommandDeclaration[] = [
  {
    kind: 'action',
    path: 'addshift',
    label: 'Add shift',
    requires: 'edit',
  },
  {
    kind: 'record',
    record: 'shift',
    path: 'manageshiftpage/edit/:id',
    label: 'Shifts',
  },
];
