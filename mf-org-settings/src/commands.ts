import type { RemoteCommand } from '@seamline/shared/remote';

/** The commands of this remote in the palette, beside its entries in the menu. */
export const commands: RemoteCommand[] = [
  {
    kind: 'screen',
    path: 'organisation',
    label: { en: 'Organisation map', hi: 'संगठन का नक़्शा', gu: 'સંસ્થાનો નકશો' },
  },
  {
    kind: 'action',
    path: 'branches/add',
    label: { en: 'Add branch', hi: 'शाखा जोड़ें', gu: 'શાખા ઉમેરો' },
    requires: 'edit',
  },
  {
    kind: 'action',
    path: 'department/add',
    label: { en: 'Add department', hi: 'विभाग जोड़ें', gu: 'વિભાગ ઉમેરો' },
    requires: 'edit',
  },
  {
    kind: 'action',
    path: 'subdepartment/add',
    label: { en: 'Add sub-department', hi: 'उप-विभाग जोड़ें', gu: 'પેટા-વિભાગ ઉમેરો' },
    requires: 'edit',
  },
  {
    kind: 'action',
    path: 'designation/add',
    label: { en: 'Add designation', hi: 'पदनाम जोड़ें', gu: 'હોદ્દો ઉમેરો' },
    requires: 'edit',
  },
  {
    kind: 'action',
    path: 'organisation/import',
    label: { en: 'Import organisation', hi: 'संगठन इंपोर्ट करें', gu: 'સંસ્થા ઇમ્પોર્ટ કરો' },
    requires: 'edit',
  },
  {
    kind: 'record',
    record: 'branch',
    path: 'branches?q=:title',
    label: { en: 'Branches', hi: 'शाखाएँ', gu: 'શાખાઓ' },
  },
  {
    kind: 'record',
    record: 'department',
    path: 'department?q=:title',
    label: { en: 'Departments', hi: 'विभाग', gu: 'વિભાગો' },
  },
  {
    kind: 'record',
    record: 'sub-department',
    path: 'subdepartment?q=:title',
    label: { en: 'Sub-departments', hi: 'उप-विभाग', gu: 'પેટા-વિભાગો' },
  },
  {
    kind: 'record',
    record: 'designation',
    path: 'designation?q=:title',
    label: { en: 'Designations', hi: 'पदनाम', gu: 'હોદ્દા' },
  },
];
