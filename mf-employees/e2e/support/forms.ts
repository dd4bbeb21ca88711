import type { Page } from '@seamline/e2e/fixtures';

declare global {
  interface Window {
    sentForms: [name: string, value: string][][];
  }
}

/** Notes every multipart form that the page sends: the browser's protocol does not hand out bodies with files. */
export async function noteForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.sentForms = [];
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.headers.get('content-type')?.startsWith('multipart/')) {
        const form = await input.clone().formData();
        window.sentForms.push([...form].map(([name, value]) => [name, value instanceof File ? value.name : value]));
      }
      return send(input, init);
    };
  });
}

/** The form that was sent last: names and values, files by their names. */
export function lastForm(page: Page): Promise<[name: string, value: string][]> {
  return page.evaluate(() => window.sentForms.at(-1) ?? []);
}
