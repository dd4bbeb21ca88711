import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The longest wait for animations, in milliseconds: one that is out of sight may not end. */
const PATIENCE = 3_000;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects that axe finds no accessibility fault on the page. */
export async function expectNoFault(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

interface Scope {
  /** Rules of axe, or tags of rules. */
  rules?: string[];
  /** A selector of the only part to look at. */
  within?: string;
}

/**
 * Returns the accessibility faults that axe finds on the page. Runs axe in the page:
 * `@axe-core/playwright` opens a second page for each run, because of frames, which the product has none of.
 */
export async function faultsOf(page: Page, { rules = TAGS, within }: Scope = {}): Promise<string[]> {
  // A colour in transition would be measured half way. An endless animation is not waited for.
  await page.evaluate((patience) => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const all = Promise.all(ending.map((each) => each.finished.catch(() => undefined)));
    return Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]);
  }, PATIENCE);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const scope = { runOnly: rules, within };
  return await page.evaluate(async ({ runOnly, within }) => {
    const inPage = Reflect.get(window, 'axe') as typeof axe;
    const { violations } = await inPage.run(within ?? document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => `${id}: ${target} ${html.slice(0, 120)} ${failureSummary}`),
    );
  }, scope);
}
