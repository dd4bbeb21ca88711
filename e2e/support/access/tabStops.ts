import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

/** More stops than any page has: a walk that is longer goes round in a trap. */
const MOST = 500;

/**
 * Walks over a page, or the dialog on top of it, by the Tab key alone, from its content on; what is wrong with its
 * stops: not seen, covered by something else, or without a mark that the focus is there.
 */
export async function tabStops(page: Page): Promise<string[]> {
  const found: string[] = [];
  // What moves after it got the focus may come to lie below the bar: nobody presses Tab while the window is resized.
  await settled(page);
  await page.evaluate(() => {
    Object.assign(window, { seenStops: [] });
    const within = document.querySelector('dialog[open], [role=menu], header [role=dialog]');
    if (within?.contains(document.activeElement)) return;
    (within ?? document.querySelector<HTMLElement>('main'))?.querySelector<HTMLElement>('h1, h2')?.focus();
  });
  for (let stops = 0; stops < MOST; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(look);
    if (stop === 'the end') return found;
    if (stop) found.push(stop);
  }
  return [...found, `Tab finds no end after ${MOST} stops`];
}

/** Judges the element that has the focus, in the page. */
async function look(): Promise<string | undefined> {
  const { activeElement: element } = document;
  const seen = Reflect.get(window, 'seenStops') as Element[];
  if (!(element instanceof HTMLElement) || element === document.body) return 'the end';
  if (element === seen.at(-1)) return undefined;
  if (seen.includes(element)) return 'the end';
  seen.push(element);
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const name = `${element.tagName} ${(words || (element.getAttribute('name') ?? '')).slice(0, 50)}`;
  // A control without a look of its own shows in its label.
  const isUnseen = getComputedStyle(element).opacity === '0' || element.offsetWidth < 2;
  const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
  const shown = isUnseen && label ? label : element;
  let fault = faultOf(shown);
  // What comes with the focus takes a frame; on a busy machine many.
  for (let looks = 0; fault && looks < 20; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    fault = faultOf(shown);
  }
  return fault && `${name}: ${fault}`;

  function faultOf(shown: HTMLElement): string | undefined {
    const { left, top, right, bottom, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    const view = { left: Math.max(0, left), right: Math.min(innerWidth, right) };
    const high = { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
    if (width < 1 || height < 1 || view.right - view.left < 1 || high.bottom - high.top < 1) return 'out of view';

    const spots = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => ({
        x: view.left + (view.right - view.left) * x,
        y: high.top + (high.bottom - high.top) * y,
      })),
    );
    const covers = spots.flatMap(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (shown.contains(hit) || hit.contains(shown)) ? [] : [hit];
    });
    if (covers.length > spots.length / 2) {
      return `covered by ${covers[0]?.tagName} ${covers[0]?.textContent?.slice(0, 30)}`;
    }

    let marked: Element | null = shown;
    for (let steps = 0; marked && steps < 4; steps += 1, marked = marked.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(marked);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return undefined;
    }
    return 'no mark of the focus';
  }
}
