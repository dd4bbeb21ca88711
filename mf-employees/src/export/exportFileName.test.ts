import { expect, test } from 'vitest';
import { filterIn } from '../directory/directoryParams.ts';
import { exportFileName } from './employeeSheets.ts';

const lookups = {
  branches: [
    { id: 1, name: 'Vesu Showroom', departments: [{ id: 4, name: 'Zari & Émbroidery', sub_departments: [] }] },
    { id: 2, name: 'વેસુ શોરૂમ', departments: [] },
  ],
  designations: [{ id: 5, name: 'Pattern/Master ..\\ of the second and third workshop' }],
  shifts: [],
};

test.each([
  ['', 'employees-2026-11-25.xlsx'],
  ['branch=1&status=on-notice', 'employees-2026-11-25-vesu-showroom-on-notice.xlsx'],
  ['branch=2&department=4&shift=9', 'employees-2026-11-25-branch-2-zari-embroidery-shift-9.xlsx'],
  ['type=PART_TIME&gender=OTHER&health=no-pan', 'employees-2026-11-25-part-time-other-no-pan.xlsx'],
  ['joined-from=2024-04-01&q=9824012345', 'employees-2026-11-25-joined-from-2024-04-01-search.xlsx'],
  ['designation=5', 'employees-2026-11-25-pattern-master-of-the-second-a.xlsx'],
])('an export of ?%s is named %s', (search, name) => {
  const filter = filterIn(new URLSearchParams(search));
  expect(exportFileName({ filter, lookups, today: '2026-11-25', format: 'xlsx' })).toBe(name);
});

test('a file name stays short with every filter set', () => {
  const search =
    'branch=1&department=4&designation=5&status=active&type=FULL_TIME&gender=FEMALE&joined-from=2020-01-01&joined-to=2026-01-01&health=same-company-mobile';
  const name = exportFileName({
    filter: filterIn(new URLSearchParams(search)),
    lookups,
    today: '2026-11-25',
    format: 'csv',
  });
  expect(name.length).toBeLessThanOrEqual('.csv'.length + 100);
  expect(name).toMatch(/^employees-2026-11-25-vesu-showroom-[a-z0-9-]+[a-z0-9]\.csv$/);
});
