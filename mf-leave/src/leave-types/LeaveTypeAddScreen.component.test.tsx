import { createLeaveType, listLeaveTypes } from '@seamline/shared/contract/leave/leave-types';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { Navigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const SICK_LEAVE = {
  ...{ leave_type_id: 1, leave_type_name: 'Sick Leave', leave_type_short_name: 'SL', version: 1 },
  ...{ attachment_required: true, apply_leave_on_holiday: false, applicable_unpaid_leave: false },
  ...{ is_birthday_anniversary_leave: false, leave_applied_on_past_days: true, applicable_for: 'all' },
  ...{ allow_applicable_previous_days: 7, description: '' },
};

const name = page.getByRole('textbox', { name: 'Name', exact: true });
const shortName = page.getByRole('textbox', { name: 'Short Name' });
const description = page.getByRole('textbox', { name: 'Description' });
const submit = page.getByRole('button', { name: 'Submit', exact: true });

async function open(path: string) {
  const service = renderRoutes(routes, path, (data) => data.answer(listLeaveTypes, { leave_types: [SICK_LEAVE] }));
  await expect.element(submit).toBeVisible();
  return service;
}

test('leave type form: the short name of another leave type is told, and asked about', async () => {
  await open('addleavetype/add');
  await userEvent.fill(name, 'Sea Leave');
  await userEvent.fill(shortName, 'sl');
  const taken = 'Another leave type, Sick Leave, has this short name.';
  await expect.element(page.getByText(`${taken} Can be saved.`)).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Applicable For' }), 'all');
  await userEvent.click(submit);
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/has this short name\. Add it all the same\?/);
});

test('leave type form: says what is missing and what each choice means', async () => {
  await open('addleavetype/add');
  await userEvent.click(submit);
  await expect.element(page.getByText('Please check the marked fields.', { exact: true })).toBeVisible();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(/This field is required\./);
  await userEvent.fill(name, 'sick LEAVE');
  const duplicate = page.getByText('There is already a leave type called Sick Leave.', { exact: true });
  await expect.element(duplicate).toBeVisible();
  await expect.element(page.getByText('10/100', { exact: true })).toBeVisible();
  await userEvent.fill(shortName, 'x'.repeat(51));
  await expect.element(page.getByText('51/50', { exact: true })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByText('Use at most 50 characters.', { exact: true })).toBeVisible();

  const applicableFor = page.getByRole('combobox', { name: 'Applicable For' });
  await expect.element(applicableFor).toHaveValue('');
  await expect
    .element(applicableFor)
    .toHaveAccessibleDescription(
      'No group is chosen. The leave type will be saved without one. For unmarried women or unmarried men only, use the description.',
    );
  for (const [choice, meaning] of [
    ['all', 'All employees.'],
    ['male only', 'Men, married or not.'],
    ['married', 'Married women and men.'],
    ['un-married', 'Unmarried women and men.'],
    ['married female only', 'Married women.'],
    ['married male only', 'Married men.'],
    ['female only', 'Women, married or not.'],
  ] as const) {
    await userEvent.selectOptions(applicableFor, choice);
    await expect.element(page.getByText(meaning, { exact: true })).toBeVisible();
  }
  for (const [label, meaning] of [
    ['Attachment Required', 'A request needs a document, such as a certificate.'],
    ['Apply on Holiday', 'Employees can also apply for a day that is a holiday.'],
    ['Unpaid Leave', 'Days of this leave are not paid.'],
    ['Birthday Anniversary', 'It is meant for a birthday or an anniversary.'],
    [
      'Past Days',
      'Employees can apply for it after the day has passed, as many days back as Previous Days Allowed says.',
    ],
  ] as const) {
    const flag = page.getByRole('switch', { name: label });
    await expect.element(flag).not.toBeChecked();
    await expect.element(flag).toHaveAccessibleDescription(meaning);
  }
});

test('leave type form: says in one sentence what the rules mean together', async () => {
  await open('leavetype/add');
  const sentence = (text: string) => page.getByText(`In one sentence: ${text}`, { exact: true });
  await expect
    .element(sentence('Paid leave for no chosen group; must be asked for before the day is over.'))
    .toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Applicable For' }), 'female only');
  await userEvent.click(page.getByRole('switch', { name: 'Past Days' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Previous Days Allowed' }), '3');
  await expect.element(sentence('Paid leave for women; can be asked for up to 3 days afterwards.')).toBeVisible();
});

test('leave type form: counts the description in characters, and near the limit in bytes of the URL', async () => {
  await open('leavetype/add');
  await userEvent.fill(description, 'a b');
  await expect.element(page.getByText('3/1000', { exact: true })).toBeVisible();
  await userEvent.fill(description, 'ક'.repeat(833));
  await expect.element(page.getByText('833/1000', { exact: true })).toBeVisible();
  await expect.element(description).toHaveAccessibleDescription('');
  await userEvent.fill(description, 'ક'.repeat(1000));
  await expect.element(page.getByText('1000/1000', { exact: true })).toBeVisible();
  const warning = 'Uses 9000 bytes of the request URL. This server accepts that, but a proxy may stop at 8,000.';
  await expect.element(page.getByText(warning, { exact: true })).toBeVisible();
});

test('leave type form: says why it was not saved and keeps the values', async () => {
  const service = await open('leavetype/add');
  const message = 'There is already a leave type called SICK leave.';
  service.refuse(createLeaveType, 409, { message, errors: [{ field: 'leave_type_name', message }] });
  const alert = page.getByRole('alert').first();
  await userEvent.fill(name, 'SICK leave');
  await userEvent.click(submit);
  await expect
    .element(alert)
    .toMatchTextContent(/Failed to add leave type: There is already a leave type called SICK leave\./);
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(name, 'Never Leave');
  service.refuse(createLeaveType, 500);
  await userEvent.click(submit);
  await expect.element(alert).toHaveTextContent('Failed to add leave type: Something went wrong');
  service.disconnect(createLeaveType);
  await userEvent.click(submit);
  const unreachable = 'The server cannot be reached. Check the connection and try again.';
  await expect.element(alert).toHaveTextContent(`Failed to add leave type: ${unreachable}`);
  await expect.element(name).toHaveValue('Never Leave');
});

test('leave type form: a copy whose page was reloaded waits for the list, and its name avoids the names in it', async () => {
  const form = <Navigate to="/dashboard/leavetype/add" state={{ copied: SICK_LEAVE }} replace />;
  let release = () => {};
  renderRoutes([{ path: 'reloaded', element: form }, ...routes], 'reloaded', (service) => {
    const copy = { ...SICK_LEAVE, leave_type_id: 2, leave_type_name: 'Sick Leave (copy)' };
    release = service.hold(listLeaveTypes, { leave_types: [SICK_LEAVE, copy] });
  });
  await expect.element(page.getByText('Loading...', { exact: true })).toBeVisible();
  release();
  await expect.element(name).toHaveValue('Sick Leave (copy 2)');
});
