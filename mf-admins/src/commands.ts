import type { CommandDeclaration } from '@seamline/shared/remote';

/** The commands of this remote in the palette, beside its entries in the menu. */
export const commands: CommandDeclaration[] = [
  {
    kind: 'action',
    path: 'manager/add',
    label: 'Add manager',
    requires: 'owner',
  },
  {
    kind: 'screen',
    path: 'managerownerlist',
    label: 'Owner and manager list',
  },
  {
    kind: 'screen',
    path: 'activity-logs/deleted',
    label: 'Recently deleted',
    requires: 'owner',
  },
  {
    kind: 'record',
    record: 'administrator',
    path: 'manager/:id/edit',
    label: 'Owners and managers',
  },
];
