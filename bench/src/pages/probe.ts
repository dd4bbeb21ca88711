import type { Page } from '@playwright/test';

/** Something that has to be visible on a page. */
export interface Sight {
  css: string;
  text?: string;
}

/** Timings that a page recorded, in milliseconds since its navigation began. */
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  /** Total time of the main thread beyond the first 50 ms of each task. */
  blocked: number;
}

/** Timestamps of a change of page. */
interface Followed {
  clicked: number;
  titled: number;
  ready: number;
}

interface Probe {
  seen: Seen;
  /** Resolves with the time at which all of the elements are visible. */
  until(sights: Sight[]): Promise<number>;
  /** Observes the next click until all sights are visible; the first of them is the new screen's title. */
  followClick(sights: Sight[]): void;
  followed: Promise<Followed> | undefined;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Installs the probe in the page, because a query from outside would wait for a busy page and measure that. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(installProbe);
}

/** Runs in the page before anything else. */
function installProbe(): void {
  const seen: Seen = { firstPaint: Number.NaN, largestPaint: Number.NaN, blocked: 0 };
  window.probe = { seen, until, followClick, followed: undefined };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });

  function followClick(sights: Sight[]): void {
    const clicked = new Promise<number>((resolve) => {
      window.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    window.probe.followed = Promise.all([clicked, until(sights.slice(0, 1)), until(sights)]).then(
      ([click, titled, ready]) => ({ clicked: click, titled, ready }),
    );
  }

  function stands({ css, text }: Sight): boolean {
    return [...document.querySelectorAll(css)].some(
      (element) => (text === undefined || element.textContent === text) && element.checkVisibility(),
    );
  }

  function until(sights: Sight[]): Promise<number> {
    return new Promise((resolve, reject) => {
      setTimeout(
        () => reject(new Error(`${JSON.stringify(sights.filter((sight) => !stands(sight)))} did not come.`)),
        60_000,
      );
      const look = () => {
        if (!sights.every(stands)) return;
        observer.disconnect();
        // After the frame that shows it, and before whatever else waits for its turn by then.
        requestAnimationFrame(() => {
          void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
      look();
    });
  }
}
