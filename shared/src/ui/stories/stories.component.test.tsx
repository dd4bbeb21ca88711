import axe from 'axe-core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { StoryFrame } from './StoryFrame.tsx';

type StoryFile = { readonly default: { title: string } } & Record<string, { render?(): ReactNode }>;

declare global {
  interface ImportMeta {
    /** `COMPARES_PICTURES`: true where `PICTURES` names a folder with pictures of the stories. */
    readonly env: { readonly COMPARES_PICTURES: boolean };
    /** Vite's import of all modules that match a pattern. */
    glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>;
  }
}

const stories = Object.values(import.meta.glob<StoryFile>('../../**/*.stories.tsx', { eager: true })).flatMap(
  ({ default: { title }, ...file }) =>
    Object.entries(file).map(([name, { render }]) => ({ name: `${title}/${name}`, render })),
);

/** Rules of axe that concern a whole page, which a story is not. */
const OF_A_PAGE = ['landmark-one-main', 'page-has-heading-one', 'region'];

describe.each(['light', 'dark'])('in %s colours', (mode) => {
  test.each(stories)('$name: has no axe violations, and fits a phone', async ({ name, render }) => {
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
    root.render(<StoryFrame>{render?.()}</StoryFrame>);
    await expect.poll(() => container.firstElementChild?.firstElementChild).toBeTruthy();
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
    if (import.meta.env.COMPARES_PICTURES) {
      await expect.element(page.elementLocator(container)).toMatchScreenshot(`${name} ${mode}`);
    }
  });
});
