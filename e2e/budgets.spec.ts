import { gzipSync } from 'node:zlib';
import { expect, hold, test } from './fixtures.ts';
import { readRegistry } from './support/registry.ts';

const KILOBYTE = 1000;

test('a cold sign-in page takes 5 requests and 120 kB of script at most', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, { url: string; isScript: boolean; bytes: number }>();
  await session.send('Network.enable');
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'br' } });
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    requests.set(requestId, { url: request.url, isScript: type === 'Script', bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const known = requests.get(requestId);
    if (known && /javascript/.test(response.mimeType)) known.isScript = true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.waitForLoadState('networkidle');

  const all = [...requests.values()];
  const listing = all.map(({ url, bytes }) => `${url} ${bytes}`).join('\n');
  const scripts = all.filter(({ isScript }) => isScript).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(scripts, listing).toBeGreaterThan(10 * KILOBYTE);
  expect(scripts, listing).toBeLessThanOrEqual(120 * KILOBYTE);
  expect(all.length, listing).toBeLessThanOrEqual(5);
});

test('the entry of every remote is 9 kB at most', async ({ origin }) => {
  const remotes = Object.entries((await readRegistry(origin)).remotes);
  expect(remotes.length).toBeGreaterThanOrEqual(5);
  for (const [name, { release }] of remotes) {
    const response = await fetch(`${origin}${release.base}${release.entry}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(response.status, name).toBe(200);
    const bytes = gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
    expect(bytes, name).toBeLessThanOrEqual(9 * KILOBYTE);
  }
});

test('the data and the messages of a page are requested before the libraries are loaded, once, and with the session', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  const asked: URL[] = [];
  const messages: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/mf-org-settings\/.+\/texts-hi\./.test(url.pathname)) messages.push(url.pathname);
    if (url.pathname === '/data/settings/branches') asked.push(url);
  });
  await page.addInitScript(() => localStorage.setItem('seamline:language', 'hi'));
  const release = await hold(page, /\/bootstrap-libraries\./);
  await page.goto('/dashboard/branches', { waitUntil: 'commit' });
  await expect.poll(() => [asked.length, messages.length]).toEqual([1, 1]);
  await expect(page.getByRole('main')).toHaveCount(0);
  release();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect([asked.length, messages.length]).toEqual([1, 1]);
  expect(asked[0]?.searchParams.get('token')).toBe(await page.evaluate(() => localStorage.getItem('authToken')));
});

test('the bootstrap scripts ask Chromium to compile all of their functions while they load', async ({ origin }) => {
  const document = await (await fetch(`${origin}/login`)).text();
  const files = new Set(document.match(/[^"]+\/bootstrap[^"]*\.js/g));
  const firstLines = await Promise.all(
    [...files].map(async (file) => (await (await fetch(new URL(file, origin))).text()).split('\n', 1)),
  );
  expect(firstLines).toEqual(Array(3).fill(['//# allFunctionsCalledOnLoad']));
});

test('the styles of a new screen are added to a new style sheet, so the rest of the page is not restyled', async ({
  page,
  signInAs,
}) => {
  const rulesOfSheets = () => page.evaluate(() => document.adoptedStyleSheets.map(({ cssRules }) => cssRules.length));
  await signInAs('owner');
  await page.goto('/dashboard/branches');
  await expect(page.getByRole('table', { name: 'Branches' }).getByRole('row').nth(1)).toBeVisible();
  const before = await rulesOfSheets();
  await page.getByRole('link', { name: 'Add Branch' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  const after = await rulesOfSheets();
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.slice(0, before.length)).toEqual(before);
});
