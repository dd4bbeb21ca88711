import { expect, hold, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { field, keepCompanyToPage, openCompany, sentByUpdate } from './support/company.ts';
import { expectPlace, SEARCH, SETTINGS, searchBox, status } from './support/map.ts';

const options = (page: Page) => page.getByRole('listbox', { name: 'Search location' }).getByRole('option');

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('owner');
  await keepCompanyToPage(page);
});

test.describe('the place search', () => {
  test('lists matches while one types, to choose from with keys or mouse, and can be undone', async ({ page }) => {
    await openCompany(page);
    await expect(
      page.getByText('Choose a match. If you leave the field without choosing, the first match is used.', {
        exact: true,
      }),
    ).toBeVisible();
    await searchBox(page).fill('ring');
    await expect(options(page)).toHaveText(['Ring Road, Surat, Gujarat, India', 'Ring Road, Rajkot, Gujarat, India']);
    await expect(status(page, '2 places found.')).toBeVisible();
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
    await searchBox(page).press('ArrowDown');
    await searchBox(page).press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await searchBox(page).getAttribute('aria-activedescendant')).toBe(
      await options(page).nth(1).getAttribute('id'),
    );
    await searchBox(page).press('Enter');
    await expectPlace(page, 22.3072, 70.8022);
    await expect(searchBox(page)).toHaveValue('Ring Road, Rajkot, Gujarat, India');
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(status(page, 'Moved to Ring Road, Rajkot, Gujarat, India')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectPlace(page, 21.1959, 72.8302);
    await expect(page.getByText(/^Moved to /)).toBeHidden();

    await searchBox(page).fill('vesu');
    await options(page).filter({ hasText: 'Vesu' }).click();
    await expectPlace(page, 21.1418, 72.7709);
    await searchBox(page).fill('ring');
    await expect(options(page)).toHaveCount(2);
    await page.getByRole('listbox').click({ position: { x: 2, y: 2 } });
    await expect(searchBox(page)).toBeFocused();
    await expect(options(page)).toHaveCount(2);
    await searchBox(page).press('Escape');
    await expect(options(page)).toHaveCount(0);
  });

  test('takes the first match when it is left, only where its text has changed, and can be undone', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (SEARCH.test(request.url())) asked.push(new URL(request.url()).searchParams.get('q') ?? '');
    });
    await openCompany(page);
    await searchBox(page).focus();
    await searchBox(page).blur();
    expect(asked).toEqual([]);
    await searchBox(page).fill('Rajkot');
    await searchBox(page).press('Tab');
    await expect(status(page, 'Moved to Ring Road, Rajkot, Gujarat, India')).toBeVisible();
    await expectPlace(page, 22.3072, 70.8022);
    await page.getByRole('button', { name: 'Undo' }).click();
    await searchBox(page).focus();
    await searchBox(page).blur();
    await expectPlace(page, 21.1959, 72.8302);
    expect(asked).toEqual(['Rajkot']);

    await searchBox(page).fill('nowhere');
    await searchBox(page).press('Tab');
    await expect(status(page, 'No place found for “nowhere”.')).toBeVisible();
    await searchBox(page).fill('ab');
    await searchBox(page).press('Tab');
    await expect(status(page, 'Type at least 3 characters.')).toBeVisible();
    expect(asked).toEqual(['Rajkot', 'nowhere']);
    await expectPlace(page, 21.1959, 72.8302);
  });

  test('that is left by the button that saves is waited for', async ({ page }) => {
    await openCompany(page);
    await searchBox(page).fill('Vesu, Surat');
    const sent = await sentByUpdate(page);
    expect(sent.texts).toMatchObject({ latitude: '21.1418', longitude: '72.7709', location_confirmed: 'true' });
    await expect(status(page, 'Company details updated.')).toBeVisible();
  });

  test('that Ctrl+Enter is pressed in is looked up before the form is sent', async ({ page }) => {
    await openCompany(page);
    await searchBox(page).fill('Vesu, Surat');
    const sent = await sentByUpdate(page, () => searchBox(page).press('Control+Enter'));
    expect(sent.texts).toMatchObject({ latitude: '21.1418', longitude: '72.7709', location_confirmed: 'true' });
    await expect(status(page, 'Company details updated.')).toBeVisible();
  });

  test('does not move a marker that was moved by hand in the meantime, and Enter does not save', async ({ page }) => {
    await openCompany(page);
    const answer = await hold(page, SEARCH);
    await searchBox(page).fill('ring road');
    await searchBox(page).press('Tab');
    await expect(status(page, 'Searching…')).toBeVisible();
    await field(page, 'Latitude').fill('20');
    answer();
    // Until then it is the latest text that was searched, whose first match would move the marker.
    await expect(status(page, 'Searching…')).toBeHidden();
    await expectPlace(page, 20, 72.8302);
    await searchBox(page).fill('vesu');
    await searchBox(page).press('Enter');
    await expect(options(page)).toHaveCount(1);
    await expectPlace(page, 20, 72.8302);
    await expect(status(page, 'Company details updated.')).toBeHidden();
  });

  test('asks a service that forbids it nothing while one types', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (SEARCH.test(request.url())) asked.push(request.url());
    });
    await page.route(SETTINGS, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), search: { while_typing: false } } });
    });
    await openCompany(page);
    await expect(
      page.getByText(
        'Press Enter to list the matches. If you leave the field without choosing, the first match is used.',
        { exact: true },
      ),
    ).toBeVisible();
    await searchBox(page).pressSequentially('ring', { delay: 30 });
    await page.waitForTimeout(900);
    expect(asked).toEqual([]);
    await searchBox(page).press('Enter');
    await expect(options(page)).toHaveCount(2);
    expect(asked).toHaveLength(1);
  });
});
