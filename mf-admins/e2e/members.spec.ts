import { expect, expectRow, hold, signInWith, test } from '@seamline/e2e/fixtures';
import { addManager, freshNumber, tokenByOtp } from './managers.ts';
import { BUSY, LIST, managers, owners, PATH } from './membersPage.ts';

test.describe('an owner', () => {
  test.beforeEach(({ signInAs }) => signInAs('owner'));

  test('sees both tables with all columns below each other, flags with their meaning, every action, and the listing', async ({
    page,
    owner,
  }) => {
    const { name, number } = await addManager(owner, 'Bhavesh', { edit: false, active: false });
    await page.goto('/dashboard/Manager');
    await expect(page).toHaveTitle('Owners and Managers · Seamline HR');
    const all = ['Name', 'Number', 'Email', 'Edit', 'View', 'Active', 'Actions'];
    await expect(owners(page).getByRole('columnheader')).toHaveText(all);
    await expect(managers(page).getByRole('columnheader')).toHaveText(all);
    for (const heading of all) {
      const [one, other] = [owners(page), managers(page)].map((table) =>
        table.getByRole('columnheader', { name: heading }),
      );
      expect((await one?.boundingBox())?.x).toBe((await other?.boundingBox())?.x);
    }
    const own = await expectRow(owners(page), { Name: /You/, Number: '9876500001', Edit: 'Yes', View: 'Yes' });
    await expect(own.getByRole('link')).toHaveCount(2);
    await expect(own.getByRole('link', { name: /^Update / })).toBeVisible();
    await expect(own.getByRole('link', { name: /^Change Password of / })).toBeVisible();
    const row = await expectRow(managers(page), {
      Name: name,
      Number: number,
      Email: 'somebody@example.com',
      Edit: 'No',
    });
    await expect(row.getByRole('switch', { name: `Active: ${name}` })).not.toBeChecked();
    await expect(row.getByText('No', { exact: true })).toHaveAttribute(
      'title',
      'On: can add, change and delete records. Off: can only view them.',
    );
    await expect(row.getByRole('link', { name: `Update ${name}` })).toBeVisible();
    await expect(row.getByRole('link', { name: `Delete ${name}` })).toBeVisible();
    await expect(row.getByRole('link')).toHaveCount(2);

    await page.getByRole('link', { name: 'Owner and manager list' }).click();
    await expect(page).toHaveURL(/\/dashboard\/ManagerOwnerList$/);
    await expect(page.getByText('Access By', { exact: true })).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText('9876500001');
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: / - 9876500002$/ });
    await expect(line).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Owners and Managers' }).click();
    await expect(page).toHaveURL(/\/dashboard\/Manager$/);
  });

  test('reads why nothing could be shown, that it is loading, and that there is nobody', async ({ page, quiet }) => {
    quiet.expect(/503/);
    await page.route(LIST, (route) => route.fulfill(BUSY));
    await page.goto('/dashboard/Manager');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Error fetching admin settings.');
    await expect(alert).toContainText('The database is resting.');
    await page.unroute(LIST);
    const go = await hold(page, LIST, { json: { member: [], access_by: 'owner' } });
    await page.reload();
    await expect(page.getByText('Loading admin settings...', { exact: true })).toBeVisible();
    go();
    await expect(page.getByText('No owners found.', { exact: true })).toBeVisible();
    await expect(page.getByText('No managers found.', { exact: true })).toBeVisible();
  });
});

const VIEWERS = [
  { who: 'with edit and view permission', flags: {}, seesOthers: true },
  { who: 'with view permission only', flags: { edit: false }, seesOthers: true },
  { who: 'without any permission', flags: { edit: false, view: false }, seesOthers: false },
] as const;

for (const { who, flags, seesOthers } of VIEWERS) {
  test(`a manager ${who} sees ${seesOthers ? 'everybody' : 'themselves'} and may change no more than the own password`, async ({
    page,
    context,
    owner,
    origin,
  }) => {
    const { name, number } = await addManager(owner, 'Viewer', flags);
    const token = await tokenByOtp(origin, number);
    await signInWith(context, token);
    await page.goto('/dashboard/Manager');
    await expect(managers(page).getByRole('columnheader')).toHaveText([
      'Name',
      'Number',
      'Email',
      'Edit',
      'View',
      'Actions',
    ]);
    const own = await expectRow(managers(page), { Name: name, Number: number });
    await expect(own.getByRole('link', { name: `Change Password of ${name}` })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('row')
        .getByRole('link', { name: /^(Update|Delete|Change)/ }),
    ).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('link', { name: '+ Add Manager' })).toHaveCount(0);
    await expect(page.getByText('9876500001')).toHaveCount(seesOthers ? 1 : 0);
    await expect(page.getByText('No owners found.')).toHaveCount(seesOthers ? 0 : 1);

    const write = async (method: string, query: Record<string, string>) =>
      (await fetch(`${origin}${PATH}?${new URLSearchParams({ ...query, token })}`, { method })).status;
    const row = { number, email: '', edit_permission: 'true', view_permission: 'true', is_active: 'true' };
    expect(await write('POST', { ...row, name: 'X', number: freshNumber() })).toBe(403);
    expect(await write('PUT', row)).toBe(403);
    expect(await write('DELETE', { number: '9876500003' })).toBe(403);
  });
}
