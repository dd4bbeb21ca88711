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
