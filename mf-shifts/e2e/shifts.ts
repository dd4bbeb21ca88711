import { expect, type Page, type test } from '@seamline/e2e/fixtures';

type Locator = ReturnType<Page['locator']>;
/** The data service as the owner sees it. */
type Api = Parameters<Parameters<typeof test>[2]>[0]['owner'];
/** A shift as the data service answers it. */
export type Stored = Record<string, unknown> & { id: number; shift_name: string; version: number };

const REQUIRED = { hours_type_in_shift_clock: 'FULL_SHIFT_HOURS', shift_utc_offset: '+05:30' };

let names = 0;

/** A name that no other test uses. */
export function shiftName(name: string): string {
  names += 1;
  return `${name} ${Date.now().toString(36)}${names}`;
}

/** Adds a shift over HTTP. */
export async function addShift(owner: Api, shift_name: string, more: Record<string, unknown> = {}): Promise<Stored> {
  return await owner.post<Stored>('/data/add-shift', {}, { shift_name, ...REQUIRED, ...more });
}

/** A cell of the weekly table. */
export function cell(page: Page, row: string, day: string): Locator {
  return page.getByLabel(`${row}, ${day}`, { exact: true });
}

/** A part of the form. */
export function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Opens a tab of the form, and a section where the tab is that of the settings. */
export async function openTab(page: Page, tab: string, settings?: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
  if (settings === undefined) return;
  await page.getByRole('tabpanel').getByRole('navigation').getByRole('button').filter({ hasText: settings }).click();
}

/** The message over the page. */
export async function expectMessage(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
}

/** Opens the week and sets the hours of a day, so that the other cells can be tried. */
export async function setHours(page: Page, day: string, start: string, end: string): Promise<void> {
  await openTab(page, 'Week');
  await cell(page, 'Shift Start Time', day).fill(start);
  await cell(page, 'Shift End Time', day).fill(end);
  await cell(page, 'Shift End Time', day).blur();
}

/** The content of the next such request, which goes on to the server. */
export async function bodyOf(page: Page, method: string, address: RegExp): Promise<Record<string, unknown>> {
  return await new Promise((resolve, reject) => {
    page
      .route(address, async (route) => {
        if (route.request().method() === method) resolve(route.request().postDataJSON());
        await route.continue();
      })
      .catch(reject);
  });
}
