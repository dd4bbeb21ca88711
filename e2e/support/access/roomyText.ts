import type { Page } from '@playwright/test';

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
