import type { Page } from '@seamline/e2e/fixtures';

declare global {
  interface Window {
    sentForms: [name: string, value: string][][];
    /** The files of the form that was sent last. */
    sentFiles: Record<string, File>;
  }
}

/** Records every form that the page sends, since the DevTools protocol does not expose bodies made from objects. */
export async function noteForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.sentForms = [];
    window.sentFiles = {};
    window.fetch = async (input, init) => {
      const isForm = /^(multipart\/|application\/x-www-form-urlencoded)/;
      if (input instanceof Request && isForm.test(input.headers.get('content-type') ?? '')) {
        const form = await input.clone().formData();
        for (const [name, value] of form) if (value instanceof File) window.sentFiles[name] = value;
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
