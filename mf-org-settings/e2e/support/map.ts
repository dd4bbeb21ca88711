import { expect, type Page } from '@seamline/e2e/fixtures';
import { field } from './company.ts';

export const SEARCH = /\/data\/places\?/;
export const SETTINGS = /\/data\/map-settings\?/;

export function marker(page: Page) {
  return page.getByRole('button', { name: /^Marker at latitude / });
}

export function searchBox(page: Page) {
  return page.getByRole('combobox', { name: 'Search location' });
}

export function status(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

/** Expects marker and coordinates to agree on a place. */
export async function expectPlace(page: Page, latitude: number, longitude: number): Promise<void> {
  await expect(field(page, 'Latitude')).toHaveValue(String(latitude));
  await expect(field(page, 'Longitude')).toHaveValue(String(longitude));
  await expect(
    page.getByRole('button', { name: `Marker at latitude ${latitude}, longitude ${longitude}` }),
  ).toBeVisible();
}

/** Milliseconds after which a finger that is lifted throws nothing. */
const REST = 200;

interface Point {
  x: number;
  y: number;
}

/**
 * Puts fingers down, moves all of them by so many pixels, and lifts them once they rest: nothing goes on by itself.
 * Playwright itself has a tap alone.
 */
export async function dragFingers(page: Page, fingers: Point[], by: Point): Promise<void> {
  const STEPS = 12;
  const session = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await put('touchStart', fingers);
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    const moved = fingers.map(({ x, y }) => ({ x: x + by.x * part, y: y + by.y * part }));
    await put('touchMove', moved);
  }
  await page.waitForTimeout(REST);
  await put('touchEnd', []);
  await session.detach();
}
