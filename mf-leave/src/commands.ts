import type { RemoteCommand } from '@seamline/shared/remote';

/** The commands of this remote in the palette, beside its entries in the menu. */
export const commands: RemoteCommand[] = [
  {
    kind: 'action',
    path: 'leavetype/add',
    label: { en: 'Add leave type', hi: 'छुट्टी का प्रकार जोड़ें', gu: 'રજાનો પ્રકાર ઉમેરો' },
    requires: 'edit',
  },
  {
    kind: 'action',
    path: 'leavereason/add',
    label: { en: 'Add leave reason', hi: 'छुट्टी का कारण जोड़ें', gu: 'રજાનું કારણ ઉમેરો' },
    requires: 'edit',
  },
  {
    kind: 'record',
    record: 'leave-type',
    path: 'leavetype?q=:title',
    label: { en: 'Leave types', hi: 'छुट्टी के प्रकार', gu: 'રજાના પ્રકાર' },
  },
];
