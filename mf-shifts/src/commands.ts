import type { RemoteCommand } from '@seamline/shared/remote';

/** The commands of this remote in the palette, beside its entries in the menu. */
export const commands: RemoteCommand[] = [
  {
    kind: 'action',
    path: 'addshift',
    label: { en: 'Add shift', hi: 'शिफ़्ट जोड़ें', gu: 'શિફ્ટ ઉમેરો' },
    requires: 'edit',
  },
  {
    kind: 'record',
    record: 'shift',
    path: 'manageshiftpage/edit/:id',
    label: { en: 'Shifts', hi: 'शिफ़्ट', gu: 'શિફ્ટ' },
  },
];
