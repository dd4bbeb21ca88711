import { DETAIL_PATHS, nest } from '@seamline/shared/contract/detail-paths';
import { getEmployeeLookups } from '@seamline/shared/contract/employee-creation';
import { type EmployeeDetails, getEmployee, updateEmployee } from '@seamline/shared/contract/employee-details';
import { revealIdentityNumber } from '@seamline/shared/contract/identity-numbers';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
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

function open(masked: Pick<EmployeeDetails['documents'], 'masked'>) {
  const grouped = nest({ ...EMPTY, ...FILLED }) as EmployeeDetails;
  const details: EmployeeDetails = {
    ...grouped,
    ...{ id: 1, version: 1, probation_end_date: null, reporting_persons: [], leaving: null },
    branch: { id: 1, name: 'Surat' },
    department: { id: null, name: null },
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
    data.answer(getEmployeeLookups, { branches: [], designations: [{ id: 1, name: 'Tailor' }], shifts: [] });
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
