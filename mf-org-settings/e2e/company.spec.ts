import { writeFile } from 'node:fs/promises';
import { expect, hold, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import {
  ADDRESS,
  BLUE_PIXEL,
  BUSY,
  DETAILS,
  field,
  openCompany,
  PATH,
  RED_PIXEL,
  sentByUpdate,
  storeCompany,
  update,
} from './support/company.ts';

const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

// There is one company, so its tests take turns.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ signInAs, owner }) => {
  await signInAs('owner');
  await storeCompany(owner);
});

test('the company is shown once it is loaded', async ({ page }) => {
  const answer = await hold(page, DETAILS);
  await page.goto(PATH);
  await expect(page.getByText('Loading company details...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Company Details' })).toBeVisible();
  await expect(page).toHaveTitle('Company Details · Seamline HR');
  for (const [label, value] of Object.entries({
    'Company Name': 'Meghdhanush & Daughters',
    Address: 'Ring Road, Surat',
    'Company Website': 'https://www.meghdhanush.example',
    'Company Contact': '0261 555 0142',
    Pincode: '395002',
    'GST Number': '24AAACM7463H1ZH',
    'Company Email': 'hello@meghdhanush.example',
    'HR Email': 'people@meghdhanush.example',
    Latitude: '21.1959',
    Longitude: '72.8302',
  })) {
    await expect(field(page, label)).toHaveValue(value);
  }
  await expect(page.getByRole('combobox', { name: 'Default Timezone' })).toHaveValue('Asia/Kolkata');
});

test('a company that cannot be loaded says why, and is loaded by another try', async ({ page, quiet }) => {
  quiet.expect(/503/);
  await page.route(DETAILS, (route) => route.fulfill(BUSY));
  await page.goto(PATH);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to fetch company details.');
  await expect(alert).toContainText('The database is resting.');
  await page.unroute(DETAILS);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(field(page, 'Company Name')).toHaveValue('Meghdhanush & Daughters');
});

test('name and address are required, and emails must look like emails', async ({ page }) => {
  await openCompany(page);
  await field(page, 'Company Name').fill('   ');
  await field(page, 'Address').fill('');
  await update(page);
  await expect(page.getByText('Company Name and Address are required.', { exact: true })).toBeVisible();
  await expect(page.getByText('This field is required.', { exact: true })).toHaveCount(2);
  await expect(field(page, 'Company Name')).toBeFocused();
  for (const label of ['Company Email', 'HR Email']) {
    await expect(field(page, label)).toHaveAttribute('type', 'email');
    await field(page, label).fill('nobody');
  }
  await field(page, 'Pincode').focus();
  await expect(page.getByText('Enter an email address, such as name@example.com.', { exact: true })).toHaveCount(2);
});

test('everything is sent as a form, numbers as text and no empty file; the page stays', async ({ page }) => {
  await openCompany(page);
  await field(page, 'Company Name').fill('વેસુ & Sons <Pvt> "Ltd"');
  await field(page, 'Address').fill('401, Rangoli\nRing Road');
  await field(page, 'HR Email').fill('');
  await page.getByRole('combobox', { name: 'Default Timezone' }).selectOption('Asia/Dubai');
  const call = page.waitForRequest((request) => request.method() === 'POST');
  const sent = await sentByUpdate(page);
  expect(new URL((await call).url()).searchParams.get('token')).toMatch(/^ey/);
  expect(sent.texts).toMatchObject({
    company_name: 'વેસુ & Sons <Pvt> "Ltd"',
    address: '401, Rangoli\r\nRing Road',
    company_website: 'https://www.meghdhanush.example',
    default_timezone: 'Asia/Dubai',
    company_email: 'hello@meghdhanush.example',
    company_contact: '0261 555 0142',
    pincode: '395002',
    gst_number: '24AAACM7463H1ZH',
    hr_email: '',
    latitude: '21.1959',
    longitude: '72.8302',
  });
  expect(sent.files).toEqual([]);
  await expectStatus(page, 'Company details updated.');
  await expect(page).toHaveURL(/\/dashboard\/companydetail$/);
  // Nothing is unsaved any more: leaving asks no question.
  await page.getByRole('link', { name: 'Branches', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Branches' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Address')).toHaveValue('401, Rangoli\nRing Road');
  await expect(field(page, 'HR Email')).toHaveValue('');
});

test('a save that fails says so, with the reason in plain words, and keeps what was typed', async ({ page, quiet }) => {
  quiet.expect(/500|422|Failed to load resource/);
  await openCompany(page);
  await field(page, 'Pincode').fill('395009');
  await page.route(DETAILS, (route) =>
    route.fulfill({ status: 500, body: `<html><style>b{}</style><b>Disk&nbsp;full.</b>${'x'.repeat(900)}</html>` }),
  );
  await update(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/^Update failed: Disk&nbsp;full\. x{200,290}…$/);
  await page.unroute(DETAILS);
  await page.route(DETAILS, (route) =>
    route.fulfill({
      status: 422,
      json: {
        message: 'Please check the marked fields.',
        detail: 'pincode: No.',
        errors: [{ field: 'pincode', message: 'No such place.' }],
      },
    }),
  );
  await update(page);
  await expect(alert).toContainText('Update failed: Please check the marked fields.');
  await expect(page.getByText('No such place.', { exact: true })).toBeVisible();
  await expect(field(page, 'Pincode')).toHaveAttribute('aria-invalid', 'true');
  await page.unroute(DETAILS);
  await page.route(DETAILS, (route) => route.abort());
  await update(page);
  await expect(alert).toContainText('Error submitting form.');
  await expect(field(page, 'Pincode')).toHaveValue('395009');
  await page.unroute(DETAILS);
  await update(page);
  await expectStatus(page, 'Company details updated.');
});

test('the change of another administrator is shown before it is overwritten', async ({ page, owner, quiet }) => {
  quiet.expect(/409/);
  await openCompany(page);
  await storeCompany(owner, { pincode: '395007', latitude: '', longitude: '' });
  await field(page, 'Company Contact').fill('9876500001');
  await update(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('changed Meghdhanush & Daughters while you were editing it.');
  await expect(alert).toContainText('Pincode: 395002 → 395007');
  await alert.getByRole('button', { name: 'Take theirs' }).click();
  await expect(field(page, 'Pincode')).toHaveValue('395007');
  await expect(field(page, 'Latitude')).toHaveValue('');
  await expect(field(page, 'Company Contact')).toHaveValue('9876500001');
  await update(page);
  await expectStatus(page, 'Company details updated.');
  await expect(field(page, 'Latitude')).toHaveValue('21.24');
});

test('leaving unsaved work is asked about, and Cancel leads to where one came from', async ({ page }) => {
  await page.goto('/dashboard/branches');
  await page.getByRole('link', { name: 'Company Details' }).click();
  await field(page, 'Pincode').fill('1');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes.' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Pincode')).toHaveValue('1');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/branches$/);
});

test('a place that was never chosen is the default until it is confirmed', async ({ page, owner }) => {
  const badge = page.getByText('default location – not confirmed', { exact: true });
  await storeCompany(owner, { latitude: '', longitude: '' });
  await openCompany(page);
  await expect(field(page, 'Latitude')).toHaveValue('21.24');
  await expect(field(page, 'Longitude')).toHaveValue('72.88');
  await expect(badge).toBeVisible();
  // Storing the form does not choose a place.
  await field(page, 'Pincode').fill('395001');
  await update(page);
  await expectStatus(page, 'Company details updated.');
  await page.reload();
  await expect(badge).toBeVisible();
  await page.getByRole('button', { name: 'Confirm this location' }).click();
  await expect(badge).toBeHidden();
  await update(page);
  await expectStatus(page, 'Company details updated.');
  await page.reload();
  await expect(field(page, 'Latitude')).toHaveValue('21.24');
  await expect(badge).toBeHidden();
});

test.describe('the pictures', () => {
  const logo = (page: Page) => page.getByLabel('Company Logo', { exact: true });
  const preview = (page: Page, name: string) =>
    page.locator('label', { has: page.getByLabel(name, { exact: true }) }).locator('img');

  test('are chosen by a click on their preview, shown at once, and can be undone', async ({ page }) => {
    await openCompany(page);
    await expect(page.getByText('A picture can be replaced, but not removed.', { exact: true })).toBeVisible();
    for (const name of ['Company Logo', 'Company Photo']) {
      await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
      await expect(preview(page, name)).toHaveAttribute('src', /\/data\/files\/\d+\/\w+\.webp\?session=/);
      const chooser = page.waitForEvent('filechooser');
      await preview(page, name).click();
      await (await chooser).setFiles({ name: 'new.png', mimeType: 'image/png', buffer: BLUE_PIXEL });
      await expect(preview(page, name)).toHaveAttribute('src', /^blob:/);
      await expect(page.getByText('new.png', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(preview(page, name)).toHaveAttribute('src', /\/data\/files\//);
    }
    // Nothing has changed, so nothing is asked.
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('are sent when they were chosen, and only then', async ({ page }) => {
    await openCompany(page);
    const photo = await preview(page, 'Company Photo').getAttribute('src');
    await logo(page).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: BLUE_PIXEL });
    expect((await sentByUpdate(page)).files).toEqual([['company_logo', 'logo.png', BLUE_PIXEL.length]]);
    await expectStatus(page, 'Company details updated.');
    await expect(preview(page, 'Company Logo')).toHaveAttribute('src', /\/data\/files\/\d+\/logo\.webp/);
    expect(new URL(photo ?? '').pathname).toBe(
      new URL((await preview(page, 'Company Photo').getAttribute('src')) ?? '').pathname,
    );
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  test('that are none are refused before anything is sent', async ({ page, quiet }, testInfo) => {
    // Playwright's trace fetches what could not be shown.
    quiet.expect(/Connecting to 'blob:/);
    await openCompany(page);
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      logo(page).setInputFiles({ name, mimeType, buffer });
    await choose('notes.txt', 'text/plain', Buffer.from('hello'));
    await expect(page.getByText('Choose a JPEG, PNG or WebP picture.', { exact: true })).toBeVisible();
    await choose('empty.png', 'image/png', Buffer.alloc(0));
    await expect(page.getByText('This file is empty. Choose another one.', { exact: true })).toBeVisible();
    // By its path: Playwright hands over large contents in a way that the content policy forbids.
    const huge = testInfo.outputPath('huge.png');
    await writeFile(huge, Buffer.alloc(5 * 1024 * 1024 + 1));
    await logo(page).setInputFiles(huge);
    await expect(page.getByText('Choose a file of at most 5 MB.', { exact: true })).toBeVisible();
    await choose('fake.png', 'image/png', Buffer.from('hello'));
    await expect(
      page.getByText('This file is not a picture that can be shown. Choose another one.', { exact: true }),
    ).toBeVisible();
    await expect(logo(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(preview(page, 'Company Logo')).toHaveAttribute('src', /\/data\/files\//);
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await field(page, 'Pincode').focus();
    await update(page);
    await expect(page.getByRole('alert').first()).toContainText('Please check the marked fields.');
    await expect(logo(page), 'the form is not sent without the picture').toBeFocused();
    expect(calls).toEqual([]);

    await page.getByRole('button', { name: 'Undo the choice for Company Logo' }).click();
    await expect(logo(page)).not.toHaveAttribute('aria-invalid', 'true');
    expect((await sentByUpdate(page)).files).toEqual([]);
  });

  test('may have absolute addresses, or relative ones with or without a slash', async ({ page, origin, owner }) => {
    await storeCompany(owner, {}, { company_logo: RED_PIXEL });
    const { company } = await owner.get<{ company: Record<string, string> }>(ADDRESS);
    const stored = String(company.company_logo_url);
    for (const spelling of [stored, stored.slice(1), `${origin}${stored}`]) {
      await page.route(DETAILS, (route) =>
        route.fulfill({ json: { company: { ...company, company_logo_url: spelling } } }),
      );
      await openCompany(page);
      await expect(preview(page, 'Company Logo')).toHaveAttribute('src', `${origin}${stored}`);
      await page.unroute(DETAILS);
    }
  });
});
