import type { RemoteCommand } from '@seamline/shared/remote';

/** The commands of this remote in the palette, beside its entries in the menu. */
export const commands: RemoteCommand[] = [
  {
    kind: 'action',
    path: 'employee/add',
    label: { en: 'Add employee', hi: 'कर्मचारी जोड़ें', gu: 'કર્મચારી ઉમેરો' },
    requires: 'edit',
  },
  {
    kind: 'action',
    path: 'employee/import',
    label: { en: 'Import employees', hi: 'कर्मचारी इंपोर्ट करें', gu: 'કર્મચારીઓ ઇમ્પોર્ટ કરો' },
    requires: 'edit',
  },
  {
    kind: 'screen',
    path: 'employee/health',
    label: { en: 'Data health', hi: 'डेटा की सेहत', gu: 'ડેટાની સ્થિતિ' },
  },
  {
    kind: 'action',
    path: 'employee/health/codes',
    label: { en: 'Employee codes', hi: 'कर्मचारी कोड', gu: 'કર્મચારી કોડ' },
    requires: 'edit',
  },
  {
    kind: 'record',
    record: 'employee',
    path: 'employee/profile/:id',
    label: { en: 'Employees', hi: 'कर्मचारी', gu: 'કર્મચારીઓ' },
  },
];
