import { readFile } from 'node:fs/promises';
import { expect, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addManager } from './managers.ts';
import { PATH } from './membersPage.ts';

const LOG = /\/data\/activity\?/;

const entries = (page: Page) => page.getByRole('main').locator('ol > li');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search activity' });

test('the sidebar’s placeholder leads to the log, which tells who did what, when, from where, before and after', async ({
  page,
  owner,
  signInAs,
}) => {
  const { name, number } = await addManager(owner, 'Logged');
  await owner.put(PATH, {
    number,
    email: 'after@example.com',
    edit_permission: 'false',
    view_permission: 'true',
    is_active: 'true',
  });
  await owner.delete(PATH, { number });
  await signInAs('owner');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'LOGS' }).click();
  await page.getByRole('link', { name: 'Activity Logs' }).click();
  await expect(page).toHaveURL(/\/dashboard\/activity-logs$/);
  await expect(page).toHaveTitle('Activity Logs · Seamline HR');
  await search(page).fill(name);
  await expect(entries(page)).toHaveCount(3);
  await expect(page.getByText('3 entries', { exact: true })).toBeVisible();
  const [removed, changed, added] = [entries(page).nth(0), entries(page).nth(1), entries(page).nth(2)];
  await expect(removed).toContainText(`deleted owner or manager ${name}`);
  await expect(changed).toContainText(`Ilaben Meghani changed owner or manager ${name}`);
  await expect(changed).toContainText(/9876500001 from [\d.:a-f]+/);
  await expect(changed.getByRole('definition')).toHaveText([
    'before somebody@example.com → after after@example.com',
    'before Yes → after No',
  ]);
  await expect(changed.getByRole('term')).toHaveText(['Email', 'Edit permission']);
  const moment = (await changed.getByRole('time').getAttribute('datetime')) ?? '';
  const inIndia = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });
  await expect(changed.getByRole('time')).toHaveText(inIndia.format(new Date(moment)));
  await added.getByText('8 values').click();
  await expect(added).toContainText(number);
});

test('filters live in the address, survive a reload, and can be cleared', async ({ page, owner, signInAs }) => {
  const { name, number } = await addManager(owner, 'Filtered');
  await owner.delete(PATH, { number });
  await signInAs('owner');
  await page.goto('/dashboard/activity-logs');
  await expect(page.getByRole('link', { name: 'Activity Logs' })).toHaveAttribute('aria-current', 'page');
  await search(page).fill(name);
  await page.getByRole('combobox', { name: 'Who' }).selectOption({ label: 'Ilaben Meghani (9876500001)' });
  await page.getByRole('combobox', { name: 'Record' }).selectOption('Owner or manager');
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Deleted');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
  await page.getByLabel('From', { exact: true }).fill(today);
  await page.getByLabel('To', { exact: true }).fill(today);
  await expect(entries(page)).toHaveCount(1);
  const address = new URL(page.url()).searchParams;
  expect(Object.fromEntries(address)).toEqual({
    q: name,
    who: expect.stringMatching(/^\d+$/),
    record: 'member',
    action: 'remove',
    from: today,
    to: today,
  });
  await page.reload();
  await expect(entries(page)).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Action' })).toHaveValue('remove');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No activity found.', { exact: true })).toBeVisible();
  await expect(page.getByText('No activity matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/dashboard\/activity-logs$/);
  await expect(entries(page).first()).toBeVisible();
});

test('a file of what the filter leaves has one line a value, for spreadsheets and without formulas', async ({
  page,
  owner,
  signInAs,
}) => {
  const { name, number } = await addManager(owner, '=Formula "quoted", Ünïcode');
  await owner.delete(PATH, { number });
  await signInAs('owner');
  await page.goto(`/dashboard/activity-logs?${new URLSearchParams({ q: number })}`);
  await expect(entries(page)).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^activity-\d\d-[A-Z][a-z]{2}-\d{4}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const lines = text.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFWhen (Asia/Kolkata),Who,Number,From address,Action,Record,Record id,Name,Field,Before,After',
  );
  expect(lines).toHaveLength(1 + 2 * 8 + 1);
  const cell = `"'${name.replaceAll('"', '""')}"`;
  expect(
    lines.filter((line) => line.includes(`,Deleted,Owner or manager,`) && line.includes(`,${cell},`)),
  ).toHaveLength(8);
  expect(text).not.toMatch(/(^|,)"?=/m);
  await expect(page.getByText('The file contains 2 entries.')).toBeVisible();
});

test('a long log comes page by page, and a file of it can be stopped', async ({ page, signInAs, quiet }) => {
  quiet.expect(/503/);
  await signInAs('owner');
  const entry = (id: number) => ({
    id,
    at: '2026-03-05T12:34:09.500Z',
    who: { id: 1, name: 'Asha', number: '9000000001' },
    action: 'update',
    record: 'branch',
    record_id: id,
    record_name: `Branch ${id}`,
    address: '203.0.113.9',
    before: { code: 'A' },
    after: { code: 'B' },
  });
  await page.route(LOG, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const start = Number(searchParams.get('cursor') ?? 0);
    if (searchParams.has('limit') && start > 0) return;
    const activity = Array.from({ length: 50 }, (_, index) => entry(start + index + 1));
    await route.fulfill({ json: { activity, next_cursor: start < 50 ? '50' : null } });
  });
  await page.goto('/dashboard/activity-logs');
  await expect(page.getByRole('heading', { name: '05-Mar-2026' })).toBeVisible();
  await expect(entries(page)).toHaveCount(50);
  await expect(page.getByText('The latest 50 entries', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(page.getByText('50 entries so far…')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(entries(page)).toHaveCount(100);
  await expect(page.getByText('100 entries', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await page.unroute(LOG);
  await page.route(LOG, (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is resting.', detail: '' } }),
  );
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to download the activity log.' })).toContainText(
    'The database is resting.',
  );
});

test('an empty log says so, a failed one gives the reason, and a manager reads whom to ask', async ({
  page,
  signInAs,
  quiet,
}) => {
  quiet.expect(/503|403/);
  await signInAs('owner');
  await page.route(LOG, (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is resting.', detail: '' } }),
  );
  await page.goto('/dashboard/activity-logs');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to fetch the activity log.');
  await expect(alert).toContainText('The database is resting.');
  await page.unroute(LOG);
  await page.route(LOG, (route) => route.fulfill({ json: { activity: [], next_cursor: null } }));
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No activity found.', { exact: true })).toBeVisible();
  await expect(page.getByText('Everything that is added, changed or deleted will be listed here.')).toBeVisible();
  await page.unroute(LOG);
  await signInAs('manager');
  await page.goto('/dashboard/activity-logs');
  await expect(page.getByText('Only owners can read the activity log.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
});
