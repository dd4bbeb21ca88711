import { expect, type Locator } from '@playwright/test';

/** Expects a row whose cells under the named headings read as given; returns it. */
export async function expectRow(table: Locator, cells: Record<string, string | RegExp>): Promise<Locator> {
  await expect(table).toBeVisible();
  const headings = (await table.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
  let row = table.getByRole('row');
  for (const [heading, text] of Object.entries(cells)) {
    const column = headings.indexOf(heading);
    expect(column, `a column '${heading}' among ${headings.join(', ')}`).toBeGreaterThanOrEqual(0);
    row = row.filter({ has: table.page().locator(`:is(td, th):nth-child(${column + 1})`, { hasText: text }) });
  }
  await expect(row).toHaveCount(1);
  return row;
}
