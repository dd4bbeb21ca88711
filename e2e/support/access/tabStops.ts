import type { JSHandle, Page } from '@playwright/test';
import { settled } from './settled.ts';

/** More stops than any page has: a walk that is longer goes round in a trap. */
const MOST = 500;

/** The number of times that a stop is judged again, 100 ms apart, before it counts as a fault. */
const REPEATS = 20;

/** The presses of the Tab key after which a quick walk asks the page whether it has come to the end. */
const PRESSES = 8;

/**
 * Walks over a page, or the dialog on top of it, by the Tab key alone, from its content on. Returns what is wrong with
 * its stops: not seen, covered by something else, or without a mark that the focus is there. A quick walk judges each
 * stop as soon as it has the focus; only where that finds a fault, a second one gives each stop the time to come up.
 */
export async function tabStops(page: Page): Promise<string[]> {
  const first = await start(page);
  if (await isWalkedWithoutFault(page)) return [];
  await first.evaluate((element) => element?.focus());
  await start(page);
  const found: string[] = [];
  for (let stops = 0; stops < MOST; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(judge, REPEATS);
    if (stop === 'the end') return found;
    if (stop) found.push(stop);
  }
  return [...found, `Tab finds no end after ${MOST} stops`];
}

/** Puts the judge into the page and the focus before the first stop. Returns the element that has it. */
async function start(page: Page): Promise<JSHandle<HTMLElement | null>> {
  // What moves after it got the focus may come to lie below the bar: nobody presses Tab while the window is resized.
  await settled(page);
  await page.evaluate(installJudge);
  return await page.evaluateHandle(() => {
    const within = document.querySelector('dialog[open], [role=menu], header [role=dialog]');
    if (!within?.contains(document.activeElement)) {
      (within ?? document.querySelector<HTMLElement>('main'))?.querySelector<HTMLElement>('h1, h2')?.focus();
    }
    return document.activeElement as HTMLElement | null;
  });
}

/** Judges each stop when the key is released; false at the first fault, or without an end. */
async function isWalkedWithoutFault(page: Page): Promise<boolean> {
  const walk = await page.evaluateHandle(() => {
    const judged: Promise<string | undefined>[] = [];
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') judged.push((window as unknown as Judging).judgeStop(0));
    };
    addEventListener('keyup', onKeyUp, true);
    return { judged, stop: () => removeEventListener('keyup', onKeyUp, true) };
  });
  try {
    for (let stops = 0; stops < MOST; stops += PRESSES) {
      for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press('Tab');
      const verdicts = await walk.evaluate(({ judged }) => Promise.all(judged));
      const end = verdicts.indexOf('the end');
      if (verdicts.slice(0, end < 0 ? undefined : end).some(Boolean)) return false;
      if (end >= 0) return true;
    }
    return false;
  } finally {
    await walk.evaluate(({ stop }) => stop());
    await walk.dispose();
  }
}

interface Judging {
  judgeStop(repeats: number): Promise<string | undefined>;
}

/** Judges the element that has the focus, as often again as it finds a fault. */
function judge(repeats: number): Promise<string | undefined> {
  return (window as unknown as Judging).judgeStop(repeats);
}

/** Gives the page a judge that knows no stop yet. */
function installJudge(): void {
  const seen: Element[] = [];

  async function judgeStop(repeats: number): Promise<string | undefined> {
    const { activeElement: element } = document;
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
    for (let looks = 0; fault && looks < repeats; looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      fault = faultOf(shown);
    }
    return fault && `${name}: ${fault}`;
  }

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

  Object.assign(window, { judgeStop });
}
