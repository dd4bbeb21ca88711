import { expect, hold, type Page, test } from '@seamline/e2e/fixtures';
import { BUSY, field, keepCompanyToPage, openCompany, PATH, sentByUpdate, update } from './support/company.ts';
import { dragFingers, expectPlace, marker, SETTINGS, searchBox, status } from './support/map.ts';

const TILES = /\/tiles\/\d+\/\d+\/\d+\.svg$/;

const map = (page: Page) => page.getByRole('region', { name: 'Map of the location' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** The place that the form holds. */
async function positionOf(page: Page): Promise<[latitude: number, longitude: number]> {
  return [Number(await field(page, 'Latitude').inputValue()), Number(await field(page, 'Longitude').inputValue())];
}

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('owner');
  await keepCompanyToPage(page);
});

test.describe('the map', () => {
  test('says that it loads, and shows the place in its middle at zoom 15, 400 px high, with a marker of 32 × 48', async ({
    page,
    origin,
  }) => {
    const { promise: held, resolve: draw } = Promise.withResolvers<void>();
    const asked: string[] = [];
    const referrers = new Set<string | null>();
    await page.route(TILES, async (route) => {
      asked.push(route.request().url());
      await held;
      await route.continue();
    });
    page.on('request', async (request) => {
      if (TILES.test(request.url())) referrers.add(await request.headerValue('referer'));
    });
    await page.goto(PATH);
    await expect(page.getByText('Loading map...', { exact: true })).toBeVisible();
    draw();
    await expect(page.getByText('Loading map...', { exact: true })).toBeHidden();
    expect(asked.every((url) => /\/tiles\/15\//.test(url))).toBe(true);
    const frame = await map(page).boundingBox();
    const pin = await marker(page).boundingBox();
    expect(frame?.height).toBeCloseTo(400, -1);
    expect([pin?.width, pin?.height]).toEqual([32, 48]);
    const middle = { x: (frame?.x ?? 0) + (frame?.width ?? 0) / 2, y: (frame?.y ?? 0) + (frame?.height ?? 0) / 2 };
    expect(Math.abs((pin?.x ?? 0) + 16 - middle.x)).toBeLessThan(2);
    expect(Math.abs((pin?.y ?? 0) + 47 - middle.y)).toBeLessThan(2);
    // The services are named, and learn this host and nothing else.
    await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    );
    await expect.poll(() => [...referrers]).toEqual([`${origin}/`]);
  });

  test('is fetched with its screen and not before', async ({ page }) => {
    const answers: Promise<boolean>[] = [];
    page.on('response', (response) => {
      if (!/\.js$/.test(response.url())) return;
      answers.push(
        response.text().then(
          (text) => text.includes('leaflet'),
          () => false,
        ),
      );
    });
    const countFetched = async () => (await Promise.all(answers)).filter(Boolean).length;
    await page.goto('/dashboard/branches');
    await expect(page.getByRole('table', { name: 'Branches' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(answers.length).toBeGreaterThan(0);
    expect(await countFetched()).toBe(0);
    await page.getByRole('link', { name: 'Company Details' }).click();
    await expect(marker(page)).toBeVisible();
    await expect.poll(countFetched).toBeGreaterThan(0);
  });

  test('takes a click, a drag of the marker and arrow keys, undoes them, and follows typed coordinates', async ({
    page,
  }) => {
    await openCompany(page);
    await expectPlace(page, 21.1959, 72.8302);
    await map(page).scrollIntoViewIfNeeded();
    const frame = await map(page).boundingBox();
    await map(page).click({ position: { x: (frame?.width ?? 0) / 2 + 100, y: 200 } });
    // A hundred pixels at zoom 15 are 0.0043 degrees.
    await expect.poll(async () => (await positionOf(page))[1]).toBeCloseTo(72.8302 + 0.0043, 3);
    await marker(page).hover();
    await page.mouse.down();
    await page.mouse.move((frame?.x ?? 0) + 150, (frame?.y ?? 0) + 100, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await positionOf(page))[1]).toBeLessThan(72.8302);
    const [latitude, longitude] = await positionOf(page);
    expect(latitude).toBeGreaterThan(21.1959);

    await marker(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await positionOf(page))[0]).toBeCloseTo(latitude + 10 / 111_320, 5);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await positionOf(page))[1]).toBeCloseTo(longitude + 0.000963, 4);
    await expect(
      status(page, 'The arrow keys move the marker by 10 m, with Shift by 100 m.').filter({ hasText: /^Marker at/ }),
    ).toBeVisible();

    // Back to where it stood before the first of them.
    await undo(page).press('Enter');
    await expectPlace(page, 21.1959, 72.8302);
    await expect(undo(page)).toBeHidden();
    await expect(marker(page)).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(undo(page)).toBeVisible();
    await field(page, 'Latitude').fill('23.0225');
    await expect(undo(page)).toBeHidden();
    await field(page, 'Longitude').fill('72.5714');
    await expectPlace(page, 23.0225, 72.5714);
    await expect(marker(page)).toBeInViewport();
    expect((await sentByUpdate(page)).texts).toMatchObject({ latitude: '23.0225', longitude: '72.5714' });
    await expect(status(page, 'Company details updated.')).toBeVisible();
  });

  test('stays where it is while a coordinate is none, and two that were copied fill both fields', async ({ page }) => {
    const draw = await hold(page, SETTINGS);
    await openCompany(page);
    await field(page, 'Latitude').fill('91');
    await field(page, 'Longitude').fill('east');
    // A user may type before the map has loaded.
    draw();
    await field(page, 'Latitude').focus();
    await expect(page.getByText('Enter a longitude between -180 and 180.', { exact: true })).toBeVisible();
    await update(page);
    await expect(page.getByText('Enter a latitude between -90 and 90.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Marker at latitude 21.1959, longitude 72.8302' })).toBeVisible();
    await expect(field(page, 'Longitude')).toHaveValue('east');
    await field(page, 'Latitude').fill('21.2');
    await field(page, 'Longitude').fill('');
    await update(page);
    await expect(page.getByText('Enter both latitude and longitude, or neither.', { exact: true })).toBeVisible();
    await expect(page.getByText('Please check the marked fields.', { exact: true })).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('19.0760, 72.8777'));
    await field(page, 'Longitude').press('Control+V');
    await expectPlace(page, 19.076, 72.8777);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  test('one finger scrolls the page past the map, two move the map, a tap puts the marker somewhere', async ({
    page,
    quiet,
  }) => {
    // Chromium's remark where the page scrolls already, by the finger that the map would like to have.
    quiet.expect(/^Ignored attempt to cancel a touch/);
    await openCompany(page);
    await expectPlace(page, 21.1959, 72.8302);
    await expect(status(page, 'Move the map with two fingers.')).toBeVisible();
    await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const middle = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await map(page).boundingBox()) ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    const pin = async () => (await marker(page).boundingBox()) ?? { x: 0, y: 0 };
    const apart = async () => (await pin()).x + 16 - (await middle()).x;
    const scrolled = () => page.evaluate(() => scrollY);

    const [before, { x, y }] = [await scrolled(), await middle()];
    await dragFingers(page, [{ x: x + 60, y: y + 60 }], { x: 0, y: -120 });
    await expect.poll(scrolled).toBeGreaterThan(before + 60);
    expect(Math.abs(await apart())).toBeLessThan(2);

    const { x: left, y: top } = await middle();
    await dragFingers(
      page,
      [
        { x: left - 50, y: top + 60 },
        { x: left + 50, y: top + 60 },
      ],
      { x: -70, y: 0 },
    );
    await expect.poll(apart).toBeLessThan(-40);
    await expectPlace(page, 21.1959, 72.8302);

    const held = await scrolled();
    const from = await pin();
    await dragFingers(page, [{ x: from.x + 16, y: from.y + 24 }], { x: 0, y: -60 });
    await expect.poll(async () => (await positionOf(page))[0]).toBeGreaterThan(21.1965);
    expect(await scrolled()).toBe(held);

    await map(page).tap({ position: { x: 40, y: 300 } });
    await expect.poll(async () => (await positionOf(page))[0]).toBeLessThan(21.1959);
    await undo(page).tap();
    await expectPlace(page, 21.1959, 72.8302);
  });
});

test.describe('on a closed network', () => {
  test('the form says so and works: coordinates can be typed', async ({ page, quiet }) => {
    quiet.expect(/ERR_FAILED/);
    await page.route(TILES, (route) => route.abort());
    await openCompany(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The map cannot be shown: its images could not be loaded.');
    await expect(alert).toContainText('You can still type the coordinates and fill in the rest of the form.');
    await searchBox(page).fill('unreachable');
    await searchBox(page).press('Tab');
    await expect(
      status(page, 'The place search is not available. Click on the map or type the coordinates.'),
    ).toBeVisible();
    await field(page, 'Latitude').fill('-33.8688');
    await field(page, 'Longitude').fill('151.2093');
    expect((await sentByUpdate(page)).texts).toMatchObject({ latitude: '-33.8688', longitude: '151.2093' });
    await expect(status(page, 'Company details updated.')).toBeVisible();
    await page.unroute(TILES);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expectPlace(page, -33.8688, 151.2093);
    await expect(alert).toBeHidden();
  });

  test('pictures that never come count as unreachable after ten seconds', async ({ page }) => {
    await page.clock.install();
    await page.route(TILES, () => undefined);
    // The same words are shown while the map's own code comes; the ten seconds begin after that.
    const asked = page.waitForRequest(TILES);
    await openCompany(page);
    await asked;
    await expect(page.getByText('Loading map...', { exact: true })).toBeVisible();
    await page.clock.runFor(10_500);
    await expect(page.getByText('The map cannot be shown: its images could not be loaded.')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a map whose own files or settings are missing leaves the form alone, and Retry loads it', async ({
    page,
    quiet,
  }) => {
    quiet.expect(/503/);
    await page.route(SETTINGS, (route) => route.fulfill(BUSY));
    await openCompany(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The map cannot be shown');
    await field(page, 'Pincode').fill('395001');
    await page.unroute(SETTINGS);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(marker(page)).toBeVisible();
    await expect(field(page, 'Pincode')).toHaveValue('395001');
  });

  test('where map and search are switched off, the coordinates remain', async ({ page }) => {
    await page.route(SETTINGS, (route) =>
      route.fulfill({ json: { tiles: null, search: null, attribution: { text: '© Nobody', url: null } } }),
    );
    await openCompany(page);
    await expect(page.getByText('Place search is turned off.', { exact: true })).toBeVisible();
    await expect(page.getByText('The map is turned off. You can still type the coordinates')).toBeVisible();
    await expect(page.getByText('Search for the place')).toBeHidden();
    await field(page, 'Latitude').fill('1');
    await field(page, 'Longitude').fill('2');
    expect((await sentByUpdate(page)).texts).toMatchObject({ latitude: '1', longitude: '2' });
    await expect(status(page, 'Company details updated.')).toBeVisible();
  });
});
