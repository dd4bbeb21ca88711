import type { Page } from '@playwright/test';

/** Waits until a page with a new width or language has collapsed its columns and sidebar and no longer changes. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const FRAMES = 6;
    const MOST = 300;
    const sizes = () =>
      [...document.querySelectorAll<HTMLElement>('html, main, nav')]
        .map(({ scrollWidth, scrollHeight, clientWidth }) => `${scrollWidth} ${scrollHeight} ${clientWidth}`)
        .join();
    let before = '';
    for (let same = 0, frames = 0; same < FRAMES && frames < MOST; frames += 1) {
      // A task after each frame: the program answers to the new width in a task of its own.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 15)));
      const now = sizes();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });
}
