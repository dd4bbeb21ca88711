import { DETAIL_PATHS, nest } from '@seamline/shared/contract/employees/detail-paths';
import { getEmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import {
  type EmployeeDetails,
  getEmployee,
  updateEmployee,
} from '@seamline/shared/contract/employees/employee-details';
import { matchEmployees } from '@seamline/shared/contract/employees/employee-imports';
import { revealIdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import { renderRoutes, type SentCall } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { routes } from '../routes.tsx';

const EMPTY = Object.fromEntries(Object.keys(DETAIL_PATHS).map((field) => [field, null]));
const FILLED = {
  pan_number: '••••234F',
  ...{ full_name: 'Hetal Desai', first_name: 'Hetal', last_name: 'Desai', mobile_number: '9876512345' },
  ...{ birth_date: '1992-03-08', joining_date: '2019-06-01', gender: 'FEMALE', employment_type: 'FULL_TIME' },
  ...{ branch_id: 1, designation_id: 1, reporting_person_ids: [], single_name: false },
  ...{ contact_number_privacy: false, is_physically_handicapped: false, is_international_worker: false },
  ...{ employees_view_access: false, members_chat_access: false, timeline_access: false },
};
const address = (name: string) => `/data/files/1/${name}?signature=x`;

const LOOKUPS = {
  branches: [
    { id: 1, name: 'Surat', departments: [{ id: 4, name: 'Cutting', sub_departments: [{ id: 8, name: 'Lasers' }] }] },
    { id: 2, name: 'Navsari', departments: [] },
  ],
  designations: [{ id: 1, name: 'Tailor' }],
  shifts: [{ id: 5, name: 'Day' }],
};

function open(masked: Pick<EmployeeDetails['documents'], 'masked'>, values: Record<string, unknown> = {}) {
  const grouped = nest({ ...EMPTY, ...FILLED, ...values }) as EmployeeDetails;
  const details: EmployeeDetails = {
    ...grouped,
    ...{ id: 1, version: 1, probation_end_date: null, reporting_persons: [], leaving: null },
    branch: { id: 1, name: 'Surat' },
    designation: { id: 1, name: 'Tailor' },
    documents: {
      profile_picture: null,
      aadhaar_page_1: address('aadhaar-page-1.webp'),
      aadhaar_page_2: null,
      pan_card: address('pan-card.pdf'),
      ...masked,
    },
  };
  return renderRoutes(routes, 'employee/details/1', (data) => {
    data.answer(getEmployee, details);
    data.answer(revealIdentityNumber, { value: 'ABCDE1234F' });
    data.answer(updateEmployee, { id: 1, version: 2, message: '' });
    data.answer(getEmployeeLookups, LOOKUPS);
  });
}

const masked = page.getByText(
  'Aadhaar and PAN cards are shown masked, and PDFs cannot be opened, because you do not have permission to edit employees.',
  { exact: true },
);
const openPdf = page.getByRole('link', { name: 'Open PAN Card in a new tab' });
const panCard = page.getByText('PDF', { exact: true });

test('employee form: says that documents are masked, and shows a PDF without a link to it', async () => {
  open({ masked: true });
  await expect.element(masked).toBeVisible();
  await expect.element(panCard).toBeVisible();
  expect(openPdf.query()).toBeNull();
});

test('employee form: links a PDF for a viewer who may edit', async () => {
  open({});
  await expect.element(openPdf).toBeVisible();
  expect(masked.query()).toBeNull();
});

test('employee form: a stored identity number is shown beside its field, and only another one is sent', async () => {
  const { calls } = open({});
  const section = page.getByRole('region', { name: 'Identity and bank', exact: true });
  await expect.element(section.getByText('••••234F', { exact: true })).toBeVisible();
  await section.getByRole('button', { name: 'Show PAN', exact: true }).click();
  await expect.element(section.getByText('ABCDE1234F', { exact: true })).toBeVisible();
  const uan = section.getByRole('textbox', { name: 'UAN (Provident Fund)' });
  await uan.fill('1001 2345');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.element(section.getByText('Enter the 12 digits of the UAN.')).toBeVisible();
  await uan.fill('1001 2345 6789');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.poll(() => calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  const [{ body } = { body: '' }] = calls.filter(({ method }) => method === 'PUT');
  expect(body).toContain('name="uan_number"\r\n\r\n100123456789');
  expect(body).not.toContain('pan_number');
});

const update = page.getByRole('button', { name: 'Update', exact: true });
const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
const typed = (name: string) => page.getByRole('textbox', { name, exact: true });
const updatesOf = (calls: readonly SentCall[]) => calls.filter(({ method }) => method === 'PUT');

test('employee form: another branch empties department and sub-department, as the form then shows', async () => {
  open({}, { department_id: 4, sub_department_id: 8 });
  await expect.element(choice('Sub-Department')).toHaveDisplayValue('Lasers');
  await choice('Branch').selectOptions('Navsari');
  await expect.element(choice('Department *')).toHaveDisplayValue('Choose…');
  await expect.element(choice('Sub-Department')).toHaveDisplayValue('Choose a department first.');
});

test('employee form: a stored shift that is not chosen any more is shown as none, and cleared', async () => {
  const { calls } = open({}, { shift_id: 5 });
  await expect.element(choice('Shift')).toHaveDisplayValue('Day');
  await choice('Shift').selectOptions('Choose…');
  await expect.element(choice('Shift')).toHaveDisplayValue('Choose…');
  await update.click();
  await expect.poll(() => updatesOf(calls)).toHaveLength(1);
  expect(updatesOf(calls)[0]?.body).toContain('name="clear[]"\r\n\r\nshift_id');
});

test('employee form: an Indian mobile number is accepted as a messenger shows it', async () => {
  const { calls } = open({});
  await typed('Mobile Number').fill('+91 ९४७३५ ५८७७७');
  await update.click();
  await expect.poll(() => updatesOf(calls)).toHaveLength(1);
  expect(updatesOf(calls)[0]?.body).toContain('name="mobile_number"\r\n\r\n94735 58777');
});

test('employee form: values that cannot work are refused at their fields, and as they are stored they block nothing', async () => {
  const { calls } = open({}, { primary_email: 'name@company', whatsapp_number: '98 98', twitter_link: 'javascript:x' });
  await typed('Grade').fill('S4');
  await typed('Emergency Number').fill('abc');
  await typed('Personal Email').fill('hetal@home');
  await page.getByRole('combobox', { name: 'Blood Group' }).fill('o positive');
  await expect.element(page.getByText('It is saved as “O+”.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Marital Status' }).fill('complicated');
  await expect.element(page.getByText('This is not one of the usual values. Can be saved.')).toBeVisible();
  await update.click();
  await expect.element(page.getByText('Enter a telephone number of 6 to 15 digits.').first()).toBeVisible();
  expect(
    page
      .getByRole('textbox')
      .elements()
      .filter((box) => box.ariaInvalid === 'true'),
  ).toHaveLength(2);
  expect(updatesOf(calls)).toEqual([]);

  await typed('Emergency Number').fill('0261 234567');
  await typed('Personal Email').fill('hetal@home.in');
  await update.click();
  await expect.poll(() => updatesOf(calls)).toHaveLength(1);
  expect(updatesOf(calls)[0]?.body).toContain('name="blood_group"\r\n\r\nO+');
  expect(updatesOf(calls)[0]?.body).not.toContain('whatsapp_number');
});

test('employee form: the code of another employee is told while typing, and asked about', async () => {
  const service = open({}, { biometric_id: 'B1' });
  const other = { id: 9, version: 1, has_left: false, values: { full_name: 'Ravi Shah' } };
  service.answer(matchEmployees, { employees: [other] });
  await typed('Biometric Id').fill('B2');
  await expect.element(page.getByText('Another employee, Ravi Shah, has this code. Can be saved.')).toBeVisible();
  await update.click();
  const question = page.getByRole('alertdialog', { name: 'Already in use' });
  await expect.element(question).toMatchTextContent(/Save it all the same\?/);
  await question.getByRole('button', { name: 'Save all the same' }).click();
  await expect.poll(() => updatesOf(service.calls)).toHaveLength(1);
});

const CONFLICT = {
  ...{ message: 'Isha Mehta has changed Hetal Desai.', detail: 'stale', code: 'stale_version', params: {} },
  conflict: {
    ...{ by: 'Isha Mehta', at: null, version: 7 },
    changes: [
      { field: 'grade', before: 'S3', after: 'THEIRS' },
      { field: 'job_location', before: null, after: 'Vesu' },
      { field: 'department_id', before: 4, after: null },
      { field: 'pan_number', before: '••••234F', after: '••••234E' },
    ],
  },
};

/** Opens the form, changes a field, and sends it into an edit conflict. */
async function meetConflict() {
  const service = open({}, { grade: 'S3', department_id: 4 });
  service.refuse(updateEmployee, 409, CONFLICT);
  await typed('Alias Name').fill('Hetu');
  await update.click();
  await expect.element(page.getByText('Grade: S3 → THEIRS')).toBeVisible();
  service.answer(updateEmployee, { id: 1, version: 8, message: '' });
  return service;
}

test('edit conflict of an employee: "Keep mine" saves the form over fields that were not touched', async () => {
  const { calls } = await meetConflict();
  await expect.element(page.getByText('Department: Cutting → (empty)')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => updatesOf(calls)).toHaveLength(2);
  const body = updatesOf(calls)[1]?.body;
  expect(body).toContain('name="grade"\r\n\r\nS3');
  expect(body).toContain('name="department_id"\r\n\r\n4');
  expect(body).toContain('name="alias_name"\r\n\r\nHetu');
  expect(body).toContain('name="clear[]"\r\n\r\njob_location');
  expect(body).toContain('name="version"\r\n\r\n7');
  expect(body).not.toContain('pan_number');
});

test('edit conflict of an employee: after "Take theirs" a former value is sent, and a masked number stays out', async () => {
  const { calls } = await meetConflict();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(typed('Grade')).toHaveValue('THEIRS');
  await expect.element(choice('Department *')).toHaveDisplayValue('Choose…');
  await expect.element(page.getByRole('textbox', { name: 'PAN', exact: true })).toHaveValue('');
  await typed('Grade').fill('S3');
  await update.click();
  await expect.poll(() => updatesOf(calls)).toHaveLength(2);
  const body = updatesOf(calls)[1]?.body;
  expect(body).toContain('name="grade"\r\n\r\nS3');
  expect(body).not.toContain('clear[]');
  expect(body).not.toContain('job_location');
});
