import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { filterIn } from './directoryParams.ts';
import { filterNames } from './filterNames.ts';

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
])('filters of the directory: ?%s has the names %j', (search, names) => {
  expect(filterNames(filterIn(new URLSearchParams(search)), lookups, i18n)).toEqual(names);
});
