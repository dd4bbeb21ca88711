import { expect, type Locator } from '@playwright/test';

/** A width at which every table has room for all its columns, in pixels. */
const ROOM = 1800;

/**
 * Expects a row whose cells under the named headings read as given; returns it. Where one of the columns has folded
 * away, which what other tests wrote can bring about, the window is widened.
 */
export async function expectRow(table: Locator, cells: Record<string, string | RegExp>): Promise<Locator> {
  await expect(table).toBeVisible();
  const page = table.page();
  const wanted = Object.keys(cells);
  const missing = async () => {
    const headings = await headingsOf(table);
    return wanted.filter((heading) => !headings.includes(heading));
  };
  if ((await missing()).length > 0) {
    await page.setViewportSize({ width: ROOM, height: page.viewportSize()?.height ?? ROOM });
    await expect.poll(missing, 'columns that are missing').toEqual([]);
  }
  const headings = await headingsOf(table);
  let row = table.getByRole('row');
  for (const [heading, text] of Object.entries(cells)) {
    const place = headings.indexOf(heading) + 1;
    row = row.filter({ has: page.locator(`:is(td, th):nth-child(${place})`, { hasText: text }) });
  }
  await expect(row).toHaveCount(1);
  return row;
}

async function headingsOf(table: Locator): Promise<string[]> {
  return (await table.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
}
