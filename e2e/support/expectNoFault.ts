import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects that axe finds no accessibility fault on the page as it stands. */
export async function expectNoFault(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

/** The accessibility faults that axe finds on the page as it stands, of all its rules or of some. */
export async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  // A colour that is on its way to another would be measured half way; what turns for ever has no end to wait for.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map((each) => each.finished.catch(() => undefined)));
  });
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${target} ${html.slice(0, 120)} ${failureSummary}`),
  );
}
