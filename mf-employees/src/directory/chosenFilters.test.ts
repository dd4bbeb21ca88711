import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { chosenFilters, filterIn } from './directoryParams.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const cutting = { id: 2, name: 'Cutting', sub_departments: [{ id: 3, name: 'Sarees' }] };
const lookups = {
  branches: [{ id: 1, name: 'Vesu Showroom', departments: [cutting] }],
  designations: [{ id: 4, name: 'Tailor' }],
  shifts: [{ id: 5, name: 'General' }],
};

test.each([
  ['', []],
  ['q=asha&sort=-name', []],
  ['branch=1', ['Branch: Vesu Showroom']],
  ['designation=4&health=no-pan', ['Designation: Tailor', 'Without a PAN card']],
  ['figure=birthday-this-week', ['Birthday this week']],
  ['department=2&sub-department=3&shift=5', ['Department: Cutting', 'Sub-department: Sarees', 'Shift: General']],
  ['department=77', ['Department']],
  [
    'status=on-notice&type=PART_TIME&gender=FEMALE',
    ['Status: On notice', 'Employment type: Part time', 'Gender: Female'],
  ],
  ['joined-from=2024-04-01&joined-to=2025-03-31', ['Joined from: 01-Apr-2024', 'Joined to: 31-Mar-2025']],
  ['status=former&type=half&gender=female&joined-from=2024-02-30', []],
  ['joined-from=2025-03-31&joined-to=2024-04-01', []],
])('filters of the directory: ?%s has the names %j', (search, names) => {
  const chosen = chosenFilters(filterIn(new URLSearchParams(search)), lookups, i18n);
  expect(chosen.map(({ label }) => label)).toEqual(names);
});
