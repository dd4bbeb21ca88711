import { type Api, expect, type Page } from '@seamline/e2e/fixtures';

export const PATH = '/dashboard/companydetail';
export const ADDRESS = '/data/company-details';
export const DETAILS = /\/data\/company-details\?/;
export const BUSY = { status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } };

const pixel = (base64: string) => Buffer.from(base64, 'base64');
/** Pictures of one pixel. */
export const BLUE_PIXEL = pixel(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
);
export const RED_PIXEL = pixel(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
);

const COMPANY = {
  company_name: 'Meghdhanush & Daughters',
  address: 'Ring Road, Surat',
  company_website: 'https://www.meghdhanush.example',
  default_timezone: 'Asia/Kolkata',
  company_email: 'hello@meghdhanush.example',
  company_contact: '0261 555 0142',
  pincode: '395002',
  gst_number: '24AAACM7463H1ZH',
  hr_email: 'people@meghdhanush.example',
  latitude: '21.1959',
  longitude: '72.8302',
};

/** Stores the company that the tests begin with, or one that differs from it. */
export async function storeCompany(
  owner: Api,
  changes: Partial<Record<keyof typeof COMPANY, string>> = {},
  pictures: Record<string, Buffer> = {},
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...COMPANY, ...changes })) form.append(name, value);
  for (const [name, bytes] of Object.entries(pictures)) {
    form.append(name, new File([new Uint8Array(bytes)], `${name}.png`, { type: 'image/png' }));
  }
  await owner.post(ADDRESS, {}, form);
}

export function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label });
}

export async function openCompany(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(field(page, 'Company Name')).toBeVisible();
}

export async function update(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update' }).click();
}

export interface SentForm {
  readonly texts: Record<string, string>;
  /** Name, file name and size of each. */
  readonly files: readonly (readonly [name: string, fileName: string, bytes: number])[];
}

/**
 * Clicks 'Update', or sends the form otherwise, and returns what the page sends: the browser tells Playwright neither
 * boundary nor files.
 */
export async function sentByUpdate(page: Page, send = update): Promise<SentForm> {
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method === 'POST') {
        const entries = [...(await input.clone().formData())];
        const texts = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
        const files = entries.flatMap(([name, value]) =>
          value instanceof File ? [[name, value.name, value.size]] : [],
        );
        Object.assign(window, { sentForm: { texts, files } });
      }
      return await fetch(input, init);
    };
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST' && DETAILS.test(request.url()));
  await send(page);
  await sent;
  return await page.evaluate(() => Reflect.get(window, 'sentForm') as SentForm);
}

/**
 * A company of this page's own, so that its test may run beside those that store one;
 * what `sentByUpdate` sends is what it is afterwards.
 */
export async function keepCompanyToPage(page: Page): Promise<void> {
  const place = { latitude: 21.1959, longitude: 72.8302, location_confirmed: true };
  let company = { ...COMPANY, ...place, company_logo_url: null, company_photo_url: null, version: 1 };
  await page.route(DETAILS, async (route) => {
    if (route.request().method() === 'POST') {
      const { texts } = await page.evaluate(() => Reflect.get(window, 'sentForm') as SentForm);
      const { latitude, longitude } = { latitude: Number(texts.latitude), longitude: Number(texts.longitude) };
      company = { ...company, latitude, longitude, version: company.version + 1 };
    }
    await route.fulfill({ json: { success: true, message: 'Company details updated.', company } });
  });
}
