import {
  changeEmployees,
  previewChange,
  withdrawPlannedChange,
} from '@seamline/shared/contract/employees/employee-changes';
import { getEmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { type EmployeeDetails, getEmployee } from '@seamline/shared/contract/employees/employee-details';
import {
  type AssignmentEntry,
  type EmployeeProfile,
  getEmployeeProfile,
} from '@seamline/shared/contract/employees/employee-profiles';
import { revealIdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { daysAfter, formatCalendarDay } from '@seamline/shared/messages';
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
const entry = (id: number, effective_on: string, values: Partial<AssignmentEntry>): AssignmentEntry => ({
  ...{ id, effective_on, state: 'past', reason: null, by: null, at: null, ...values },
});
const profile: EmployeeProfile = {
  entries: [
    entry(42, '2026-04-01', { branch: 'Vesu', department: 'Stitching', sub_department: null }),
    entry(41, '2024-05-02', {
      ...{ branch: 'Adajan', department: 'Cutting', sub_department: null, designation: 'Tailor', shift: null },
      reporting_persons: ['Ila Shah'],
    }),
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

test('week: is not shown for an employee who joins later', async () => {
  open({ joining_date: '2999-01-01' }, { week: [] });
  await expect.element(region('This week').getByText('Not employed this week.')).toBeVisible();
});

const history = region('History');
const onDay = history.getByRole('textbox', { name: 'On this day' });
const shown = history.getByRole('status');

test('history: a day shows what holds then, planned values included, and what is not recorded', async () => {
  const planned = entry(43, '2027-01-01', { state: 'planned', designation: 'Master Tailor' });
  const lapsed = entry(44, '2026-12-20', { state: 'lapsed', designation: 'Head Tailor', obstacle: 'place_gone' });
  open({}, { entries: [planned, lapsed, ...profile.entries] });
  await onDay.fill('31-12-2026');
  await expect.element(shown).toMatchTextContent(/Branch.*Vesu.*Department.*Stitching.*Designation.*Tailor/s);
  await expect.element(shown).toMatchTextContent(/Shift.*none.*Reports to.*Ila Shah.*Grade.*Not recorded/s);
  await onDay.fill('31-03-2026');
  await expect.element(shown).toMatchTextContent(/Branch.*Adajan.*Department.*Cutting/s);
  await onDay.fill('01-01-2027');
  await expect.element(shown).toMatchTextContent(/Branch.*Vesu.*Designation.*Master Tailor/s);
});

test('history: shows nothing for a day before joining or after the last day', async () => {
  const notice = { resignation_date: '2026-11-01', company_last_day: '2027-01-31', remark: null, fnf_remark: null };
  open({ notice });
  await onDay.fill('01-05-2024');
  await expect.element(shown).toHaveTextContent('The joining date is 02-May-2024, after this day.');
  await onDay.fill('01-02-2027');
  await expect.element(shown).toHaveTextContent('The last day is 31-Jan-2027, before this day.');
});

test('history: an entry says what it sets, why and by whom, and why it has lapsed', async () => {
  const at = '2026-11-27T06:30:00.000Z';
  open(
    {},
    {
      entries: [
        entry(46, '2026-12-01', {
          ...{ state: 'lapsed', reporting_persons: ['Om Rao', 'Bina Rao'], obstacle: 'reporting' },
        }),
        entry(45, '2026-10-01', {
          ...{ employment_type: 'PART_TIME', grade: null, reason: 'Studies', by: 'Isha Mehta', at },
        }),
        ...profile.entries,
      ],
    },
  );
  const items = history.getByRole('listitem');
  await expect.element(items.nth(0)).toMatchTextContent(/From 01-Dec-2026 Lapsed\s*Reports to: Om Rao and Bina Rao/);
  await expect.element(items.nth(0)).toMatchTextContent('a new reporting person had left by then.');
  await expect.element(items.nth(1)).toMatchTextContent('Grade: none · Employment type: Part time');
  await expect.element(items.nth(1)).toMatchTextContent('Reason: Studies');
  await expect.element(items.nth(1)).toMatchTextContent('by Isha Mehta, 27-Nov-2026');
  await expect.element(items.nth(2)).toMatchTextContent(/^From 01-Apr-2026\s*Branch: Vesu · Department: Stitching/);
  await expect.element(items.nth(2)).not.toMatchTextContent(/ by /);
  await expect.element(history.getByRole('button', { name: /Withdraw/ })).not.toBeInTheDocument();
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

const planned = entry(43, '2027-01-01', {
  ...{ state: 'planned', branch: 'Adajan', department: 'Cutting', sub_department: null, reason: 'New shop' },
  values: { branch_id: 5, department_id: 6, sub_department_id: null },
});
const lookups = {
  branches: [{ id: 5, name: 'Adajan', departments: [{ id: 6, name: 'Cutting', sub_departments: [] }] }],
  designations: [{ id: 5, name: 'Master Tailor' }],
  shifts: [],
};
const dialog = page.getByRole('dialog', { name: 'Change the post of Asha Mehta' });

test('planned change: is shown with its date, and withdrawn after a question', async () => {
  const service = open({}, { entries: [planned, ...profile.entries] });
  service.answer(withdrawPlannedChange, { success: true, message: 'The planned change of Asha Mehta was withdrawn.' });
  const first = history.getByRole('listitem').first();
  await expect.element(first).toMatchTextContent(/From 01-Jan-2027 Planned\s*Branch: Adajan · Department: Cutting/);
  await history.getByRole('button', { name: 'Withdraw From 01-Jan-2027' }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw the planned change' });
  await expect.element(question.getByText('Asha Mehta stays as now on 01-Jan-2027.')).toBeVisible();
  service.answer(getEmployeeProfile, profile);
  await question.getByRole('button', { name: 'Withdraw the planned change' }).click();
  await expect.element(page.getByText('The planned change of Asha Mehta was withdrawn.')).toBeVisible();
  await expect.element(history.getByText('From 01-Jan-2027')).not.toBeInTheDocument();
  expect(service.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/data/planned-changes/43',
  ]);
});

test('change of a post: sends the date and what changes, and shows what the server refuses at its field', async () => {
  const service = open();
  service.answer(getEmployeeLookups, lookups);
  service.refuse(previewChange, 422, {
    message: 'Please check the marked fields.',
    errors: [{ field: 'effective_on', message: 'Choose a date within a year from today.' }],
  });
  await page.getByRole('link', { name: 'Change post…' }).click();
  await dialog.getByRole('textbox', { name: 'Takes effect on' }).fill('01-01-2027');
  await dialog.getByRole('combobox', { name: 'Designation' }).selectOptions('Master Tailor');
  await dialog.getByRole('button', { name: 'Show the effect' }).click();
  await expect.element(dialog.getByText('Choose a date within a year from today.')).toBeVisible();
  const sent = service.calls.find(({ method }) => method === 'POST')?.body ?? '{}';
  expect(JSON.parse(sent)).toEqual({ ids: [7], count: 1, effective_on: '2027-01-01', designation_id: '5' });
});

test('planned change: its form begins with its values, date and reason, and what is sent takes its place', async () => {
  const effective_on = daysAfter(dateInIndia(new Date()), 30);
  const ahead = formatCalendarDay(effective_on);
  const service = open({}, { entries: [{ ...planned, effective_on }, ...profile.entries] });
  service.answer(getEmployeeLookups, lookups);
  service.answer(previewChange, {
    ...{ changed: 1, unchanged: 0, refused: 0, refusals: [], names: {}, fingerprint: 'f' },
    changes: [
      {
        ...{ employee_id: 7, name: 'Asha Mehta', effective_on },
        fields: [{ field: 'designation_id', before: 1, after: 5 }],
      },
    ],
  });
  await history.getByRole('link', { name: `Change… From ${ahead}` }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Takes effect on' })).toHaveValue(ahead);
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('New shop');
  await expect.element(dialog.getByRole('combobox', { name: 'Branch' })).toHaveDisplayValue('Adajan');
  await expect
    .element(dialog.getByRole('combobox', { name: 'Sub-department' }))
    .toHaveDisplayValue('No sub-department');
  await dialog.getByRole('combobox', { name: 'Designation' }).selectOptions('Master Tailor');
  await dialog.getByRole('button', { name: 'Show the effect' }).click();
  service.answer(changeEmployees, { changed: 1 });
  await dialog.getByRole('button', { name: 'Change 1 employee' }).click();
  await expect.element(page.getByText(`1 employee will be changed on ${ahead}.`)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = service.calls.findLast(({ path }) => path === '/data/employee-changes')?.body ?? '{}';
  expect(JSON.parse(sent)).toMatchObject({
    ...{ ids: [7], count: 1, replaces: 43, effective_on, reason: 'New shop', fingerprint: 'f' },
    ...{ branch_id: '5', department_id: '6', sub_department_id: null, designation_id: '5' },
  });
});

test('planned change: the URL of one that is gone leads back to the profile', async () => {
  renderRoutes(routes, 'employee/profile/7/change/43', (data) => {
    data.answer(getEmployee, asha);
    data.answer(getEmployeeProfile, profile);
  });
  await expect.poll(() => location.pathname).toBe('/dashboard/employee/profile/7');
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
