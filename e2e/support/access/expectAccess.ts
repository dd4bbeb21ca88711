import { expect, type Page } from '@playwright/test';
import { faultsOf } from '../expectNoFault.ts';
import { sampleOf } from '../sample.ts';
import { settled } from './settled.ts';
import { tabStops } from './tabStops.ts';
import { beyondTheEdge, cutOff, marksLost, moving } from './whatIsLost.ts';

/** Another language than English: chosen by the name of the state, so that both come about equally often. */
const LANGUAGES = ['hi', 'gu'] as const;

const WIDE = { width: 1280, height: 800 };
/** A window of 1440 × 900 at 200 %. */
const DOUBLED = { width: 720, height: 450 };
/** A window of 1280 × 1024 at 400 %. */
const FOURFOLD = { width: 320, height: 256 };
const PHONE = { width: 320, height: 640 };

/** Interval between two checks for the messages of a language. A check in each frame costs more than rendering them. */
const POLLING_MS = 100;

interface ScreenLook {
  name: string;
  isLarge?: true;
}

function layBars(position: string): void {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-stays]')) bar.style.position = position;
}

/** Expects that everybody can use the page in its present state. Reports every finding, not the first one only. */
export async function expectAccess(page: Page, { name, isLarge }: ScreenLook): Promise<void> {
  const none = async (what: string, found: Promise<string[]>) => expect.soft(await found, what).toEqual([]);
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  // The page below is that of another state, and out of reach.
  const within = isLarge && hasDialog ? 'dialog[open]' : undefined;
  if (within || !isLarge) await none('axe, light colours', faultsOf(page, { within }));
  for (const size of [DOUBLED, FOURFOLD, PHONE]) {
    await page.setViewportSize(size);
    await settled(page);
    await none(`beyond the edge at ${size.width} × ${size.height}`, beyondTheEdge(page));
  }
  // What a bar lies over can be scrolled out from below it; whether it is, the stops of the Tab key tell.
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(layBars, 'static');
  await none('axe on a phone', faultsOf(page, { rules: ['target-size', 'scrollable-region-focusable'], within }));
  await page.evaluate(layBars, '');
  await withRoomyText(page, async () => {
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await settled(page);
      await none(`beyond the edge with roomy text at ${size.width}`, beyondTheEdge(page));
      await none(`cut off with roomy text at ${size.width}`, cutOff(page));
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  await none('not told apart in forced colours', marksLost(page));
  await page.emulateMedia({ forcedColors: 'none' });
  await none('moving with reduced motion', moving(page));

  await page.emulateMedia({ colorScheme: 'dark' });
  const language = LANGUAGES[name.length % 2] ?? 'hi';
  await speak(page, language);
  // Chromium may still give the colours of before, where scheme and words change at once.
  await settled(page);
  await none(`axe, dark colours, in ${language}`, faultsOf(page, { within }));
  await speak(page, 'en');
  await page.emulateMedia({ colorScheme: 'light' });

  for (const size of isLarge && !hasDialog ? [] : walked(name)) {
    await page.setViewportSize(size);
    await none(`Tab at ${size.width} × ${size.height}`, tabStops(page));
  }
}

/** The windows in which the Tab key goes through a state: in a local run one of them, by the seed; in the full run all. */
function walked(name: string) {
  return sampleOf([WIDE, DOUBLED, PHONE], 1, ({ width }) => `${name} at ${width}`);
}

interface Sharing {
  __FEDERATION__?: {
    __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, { lib?(): unknown }>> } }[];
  };
}

const NAMES = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' };
const LETTERS = { en: '[A-Z]', hi: '\\p{Script=Devanagari}{5}', gu: '\\p{Script=Gujarati}{5}' };

/** Chooses a language as the profile menu does, which a dialog may keep out of reach; without menu by its button. */
async function speak(page: Page, language: keyof typeof NAMES): Promise<void> {
  const isChosen = await page.evaluate((chosen) => {
    const [shell] = (window as unknown as Sharing).__FEDERATION__?.__INSTANCES__ ?? [];
    const [session] = Object.values(shell?.shareScopeMap.default['@seamline/shared/session'] ?? {});
    const lib = session?.lib?.() as { setLanguage(language: string): void } | undefined;
    lib?.setLanguage(chosen);
    return lib !== undefined;
  }, language);
  const button = page.getByRole('button', { name: NAMES[language], exact: true });
  if (!isChosen && (await button.isVisible())) await button.click();
  // Its words are fetched first, those of the remote for themselves; the page of the data service has none.
  const letters = LETTERS[language];
  await page
    .waitForFunction((own) => new RegExp(own, 'u').test(document.body.textContent ?? ''), letters, {
      timeout: 3_000,
      polling: POLLING_MS,
    })
    .catch(() => undefined);
  const areThere = () => !document.querySelector('script[src*="/texts-"]');
  await page.waitForFunction(areThere, undefined, { timeout: 8_000, polling: POLLING_MS }).catch(() => undefined);
}

/** The spacing of WCAG 1.4.12; the paragraphs' own is theirs alone. */
const ROOMY = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Runs something while the text has the room that readers may ask for. */
export async function withRoomyText(page: Page, run: () => Promise<void>): Promise<void> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, ROOMY);
  await run();
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added);
  });
}
