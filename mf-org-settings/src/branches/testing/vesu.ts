import type { Branch } from '@seamline/shared/contract/organisation/branches';

export const VESU: Branch = {
  id: 1,
  name: 'Vesu Showroom',
  code: 'VES',
  branch_type: 'Showroom',
  postal_address: null,
  state: null,
  telephone: null,
  created_at: '2026-01-05T10:00:00.000Z',
  version: 1,
};
