import { expect, type Locator, type Page } from '@playwright/test';

export function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main navigation' });
}

export function content(page: Page): Locator {
  return page.getByRole('main');
}

export function title(page: Page): Locator {
  return content(page).getByRole('heading', { level: 1 });
}

/** Opens a group of the sidebar, where it is not open yet, and returns its section. */
export async function openGroup(page: Page, label: string): Promise<Locator> {
  const button = sidebar(page).getByRole('button', { name: label, exact: true });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return sidebar(page)
    .locator('section')
    .filter({ has: page.getByRole('button', { name: label, exact: true }) });
}

/** Chooses an entry of the sidebar. */
export async function choose(page: Page, group: string, item: string): Promise<void> {
  const section = await openGroup(page, group);
  // The accessible name of an entry also states that its page or its remote is not available.
  await section.getByRole('link', { name: new RegExp(`^${item}( Unavailable| Not available yet|$)`) }).click();
}
