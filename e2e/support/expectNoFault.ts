import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What moves out of sight need not come to its end: the longest wait for that, in milliseconds. */
const PATIENCE = 3_000;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects that axe finds no accessibility fault on the page as it stands. */
export async function expectNoFault(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

/** The accessibility faults that axe finds on the page as it stands, of all its rules or of some. */
export async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  // A colour that is on its way to another would be measured half way; what turns for ever has no end to wait for.
  await page.evaluate((patience) => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const all = Promise.all(ending.map((each) => each.finished.catch(() => undefined)));
    return Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]);
  }, PATIENCE);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${target} ${html.slice(0, 120)} ${failureSummary}`),
  );
}
