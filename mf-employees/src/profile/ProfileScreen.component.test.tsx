import { getEmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { type EmployeeDetails, getEmployee } from '@seamline/shared/contract/employees/employee-details';
import {
  type EmployeeProfile,
  getEmployeeProfile,
  planTransfer,
  withdrawTransfer,
} from '@seamline/shared/contract/employees/employee-profiles';
import { revealIdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { routes } from '../routes.tsx';

const none = { number: null, company_name: null, expiry_date: null, retirement_age: null };
const boss = { id: 9, user_id: 9, user_name: 'Ila Shah', designation: 'Head', profile_pic: null, has_left: false };
const asha: EmployeeDetails = {
  ...{ id: 7, version: 1, full_name: 'Asha Mehta', first_name: 'Asha', last_name: 'Mehta', alias_name: null },
  ...{ mobile_number: '9824012345', primary_email: null, grade: null, gender: 'FEMALE', birth_date: '1990-03-28' },
  ...{ joining_date: '2024-05-02', probation_period_days: null, probation_end_date: null, job_location: null },
  ...{ training_completion_date: null, employment_type: 'FULL_TIME', shift_id: 3, sub_department_id: null },
  ...{ reporting_person_ids: [9], reporting_persons: [boss], insurance: none, notice: undefined, leaving: null },
  designation: { id: 1, name: 'Tailor' },
  department: { id: 2, name: 'Stitching' },
  branch: { id: 3, name: 'Vesu' },
  contact: {
    ...{ emergency_number: null, alt_phone_number: null, whatsapp_number: null, company_mobile: null },
    ...{ personal_email: null, current_address: null, permanent_address: null, privacy: false },
  },
  personal_info: {
    ...{ blood_group: null, marital_status: null, family_members_count: null, nationality: null },
    ...{ is_physically_handicapped: false, hobbies: null, professional_skills: null, languages_known: null },
  },
  social: { facebook: null, linkedin: null, twitter: null, instagram: null },
  permissions: { employees_view_access: false, members_chat_access: false, timeline_access: false },
  other_info: {
    ...{ biometric_id: 'B-7', previous_member_id: null, is_international_worker: false, job_description: null },
  },
  identity: { pan: '••••234F', aadhaar: null, uan: null, esic: null, bank_account: null, ifsc: null },
  documents: { profile_picture: null, aadhaar_page_1: '/data/files/1', aadhaar_page_2: null, pan_card: null },
};
const assignment = {
  designation: 'Tailor',
  branch: 'Vesu',
  department: 'Stitching',
  sub_department: null,
  shift: null,
};
const profile: EmployeeProfile = {
  transfer: null,
  assignments: [
    { ...assignment, effective_from: '2026-04-01' },
    { ...assignment, branch: 'Adajan', effective_from: '2024-05-02' },
  ],
  week: [
    { date: '2026-11-23', is_off: false, starts_at: '09:30', ends_at: '18:30' },
    { date: '2026-11-29', is_off: true, starts_at: '09:30', ends_at: '18:30' },
  ],
  reports: [{ id: 8, name: 'Bina Rao', designation: 'Cutter' }],
};

function open(person: Partial<EmployeeDetails> = {}, rest: Partial<EmployeeProfile> = {}) {
  return renderRoutes(routes, 'employee/profile/7', (data) => {
    data.answer(getEmployee, { ...asha, ...person });
    data.answer(getEmployeeProfile, { ...profile, ...rest });
  });
}

const region = (name: string) => page.getByRole('region', { name, exact: true });

test('profile: who, which documents, whom above and below, and the week', async () => {
  open();
  await expect.element(page.getByRole('heading', { name: 'Asha Mehta', level: 1 })).toBeVisible();
  await expect.element(region('Reporting lines').getByRole('link', { name: 'Ila Shah' })).toBeVisible();
  await expect
    .element(region('Reporting lines').getByRole('link', { name: 'Bina Rao' }))
    .toHaveAttribute('href', '/dashboard/employee/profile/8');
  await expect.element(region('Documents').getByText('Not on file').first()).toBeVisible();
  await expect.element(region('This week').getByText('09:30 to 18:30')).toBeVisible();
  await expect.element(region('This week').getByText('Week off')).toBeVisible();
});

test('week: a day without hours says why', async () => {
  const none = { is_off: false, starts_at: null, ends_at: null };
  const week: EmployeeProfile['week'] = [
    { date: '2026-11-24', ...none, without_hours: 'not-recorded' },
    { date: '2026-11-25', ...none, without_hours: 'no-shift' },
    { date: '2026-11-26', ...none, without_hours: 'automatic-week-offs' },
  ];
  open({}, { week });
  for (const reason of ['Not recorded', 'No shift', 'Automatic week-offs']) {
    await expect.element(region('This week').getByText(reason, { exact: true })).toBeVisible();
  }
});

test('week: is not shown for somebody who joins later', async () => {
  open({ joining_date: '2999-01-01' }, { week: [] });
  await expect.element(region('This week').getByText('Not employed this week.')).toBeVisible();
});

test('history: a day before a change shows what was then, and one before all of them that nothing is known', async () => {
  open();
  const day = region('History').getByRole('textbox', { name: 'On this day' });
  const shown = region('History').getByRole('status');
  await expect.element(shown).toHaveTextContent('Tailor · Vesu · Stitching');
  await day.fill('31-03-2026');
  await expect.element(shown).toHaveTextContent('Tailor · Adajan · Stitching');
  await day.fill('01-05-2024');
  await expect.element(shown).toHaveTextContent('What was before 02-May-2024 is not known.');
});

test('profile of an employee without shift, manager and reports says so', async () => {
  open({ shift_id: null, reporting_persons: [] }, { week: [], reports: [] });
  await expect.element(page.getByText('No shift is assigned.')).toBeVisible();
  await expect.element(page.getByText('Reports to nobody, and nobody reports to this person.')).toBeVisible();
});

test('profile whose history cannot be fetched still shows the person', async () => {
  renderRoutes(routes, 'employee/profile/7', (data) => {
    data.answer(getEmployee, asha);
    data.refuse(getEmployeeProfile, 503);
  });
  await expect.element(page.getByText(/^Hours, reporting lines and history could not be fetched/)).toBeVisible();
  await expect.element(region('Work').getByText('02-May-2024')).toBeVisible();
});

test('transfer that was entered ahead: is shown with its date, and withdrawn after a question', async () => {
  const transfer = { ...assignment, department: null, shift: null, branch: 'Adajan', effective_on: '2027-01-01' };
  const service = open({}, { transfer: { ...transfer, designation: null } });
  service.answer(withdrawTransfer, { success: true, message: 'The transfer of Asha Mehta was withdrawn.' });
  await expect.element(region('History').getByText('From 01-Jan-2027: Adajan')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the transfer' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText('Asha Mehta stays as now on 01-Jan-2027.')).toBeVisible();
  service.answer(getEmployeeProfile, profile);
  await question.getByRole('button', { name: 'Withdraw the transfer' }).click();
  await expect.element(region('History').getByText('From 01-Jan-2027: Adajan')).not.toBeInTheDocument();
  expect(service.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/data/employee-profiles/7/transfer',
  ]);
});

test.each([
  ['2026-11-30', 1],
  ['2026-12-01', 0],
])(
  'transfer that was entered ahead for 01-Dec-2026, with the last day %s: says %i times that it has no effect',
  async (company_last_day, times) => {
    const transfer = { ...assignment, department: null, shift: null, branch: 'Adajan', effective_on: '2026-12-01' };
    const notice = { resignation_date: '2026-11-01', company_last_day, remark: null, fnf_remark: null };
    open({ notice }, { transfer: { ...transfer, designation: null } });
    await expect.element(region('History').getByText('From 01-Dec-2026: Adajan')).toBeVisible();
    expect(page.getByText('It will not take effect: the last day is earlier.').elements()).toHaveLength(times);
  },
);

test('transfer dialog: sends the date and what changes, and shows what the server refuses at its field', async () => {
  const service = open();
  service.answer(getEmployeeLookups, {
    branches: [{ id: 3, name: 'Vesu', departments: [] }],
    designations: [{ id: 5, name: 'Master Tailor' }],
    shifts: [],
  });
  service.refuse(planTransfer, 422, {
    message: 'Please check the marked fields.',
    errors: [{ field: 'effective_on', message: 'Choose a date after today.' }],
  });
  await page.getByRole('link', { name: 'Transfer…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer Asha Mehta' });
  await dialog.getByRole('textbox', { name: 'Takes effect on' }).fill('01-01-2027');
  expect(dialog.getByText(/^A transfer is planned/).query()).toBeNull();
  await dialog.getByRole('combobox', { name: 'Designation' }).selectOptions('Master Tailor');
  await dialog.getByRole('button', { name: 'Enter the transfer' }).click();
  await expect.element(dialog.getByText('Choose a date after today.')).toBeVisible();
  const sent = service.calls.find(({ method }) => method === 'POST')?.body ?? '{}';
  expect(JSON.parse(sent)).toEqual({ effective_on: '2027-01-01', designation_id: '5' });
});

test('transfer dialog: names the planned transfer that the entered one replaces', async () => {
  const transfer = { ...assignment, department: null, shift: 'Retail', designation: null, effective_on: '2026-12-01' };
  const service = open({}, { transfer });
  service.answer(getEmployeeLookups, { branches: [], designations: [], shifts: [] });
  const dialog = page.getByRole('dialog', { name: 'Transfer Asha Mehta' });
  await page.getByRole('link', { name: 'Transfer…' }).click();
  await expect.element(dialog.getByText('A transfer is planned from 01-Dec-2026: Vesu · Retail')).toBeVisible();
  await expect.element(dialog.getByText('The transfer you enter here replaces it.')).toBeVisible();
});

test('profile: an identity number is masked until it is asked for', async () => {
  renderRoutes(routes, 'employee/profile/7', (data) => {
    data.answer(getEmployee, asha);
    data.answer(getEmployeeProfile, profile);
    data.answer(revealIdentityNumber, { value: 'ABCDE1234F' });
  });
  const numbers = region('Identity and bank');
  await expect.element(numbers.getByText('••••234F', { exact: true })).toBeVisible();
  await numbers.getByRole('button', { name: 'Show PAN', exact: true }).click();
  await expect.element(numbers.getByText('ABCDE1234F', { exact: true })).toBeVisible();
  await numbers.getByRole('button', { name: 'Hide PAN', exact: true }).click();
  await expect.element(numbers.getByText('••••234F', { exact: true })).toBeVisible();
});

test('profile: only people who may edit can ask for an identity number', async () => {
  open({ documents: { ...asha.documents, masked: true } });
  await expect.element(region('Identity and bank').getByText('••••234F', { exact: true })).toBeVisible();
  expect(region('Identity and bank').getByRole('button').query()).toBeNull();
});
