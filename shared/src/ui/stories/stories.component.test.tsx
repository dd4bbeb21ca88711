import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { GlobalRules } from '../theme/GlobalRules.tsx';
import { UiProvider } from '../ui.ts';
import { Story, stories } from './stories.tsx';

/** Rules of axe that concern a whole page, which a story is not. */
const OF_A_PAGE = ['landmark-one-main', 'page-has-heading-one', 'region'];

describe.each(['light', 'dark'])('in %s colours', (mode) => {
  test.each(Object.keys(stories))('%s: has no axe violations, and fits a phone', async (name) => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(375, 720);
    document.documentElement.classList.toggle('dark', mode === 'dark');
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    onTestFinished(async () => {
      root.unmount();
      container.remove();
      document.documentElement.classList.remove('dark');
      await page.viewport(innerWidth, innerHeight);
    });
    root.render(
      <UiProvider>
        <GlobalRules />
        <Story name={name} />
      </UiProvider>,
    );
    await expect.poll(() => container.firstElementChild).not.toBeNull();
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    );
    const { violations } = await axe.run(container, {
      rules: Object.fromEntries(OF_A_PAGE.map((rule) => [rule, { enabled: false }])),
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(376);
  });
});
