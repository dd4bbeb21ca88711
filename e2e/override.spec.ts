import type { RemoteStats } from '@seamline/shared/contract/releases/builds';
import { expect, expectNoFault, type Page, test } from './fixtures.ts';
import { liveRelease } from './support/registry.ts';
import { choose, content, title } from './support/shell.ts';
import { type Variant, variantOf, withScreens } from './support/variant.ts';

const SERVER = 'http://localhost:3999';
const ADDRESS = `/dashboard/leavetype?override=mf-leave@${SERVER}/`;

test.beforeEach(async ({ signInAs }) => {
  await signInAs('owner');
});

const banner = (page: Page) => page.getByRole('complementary', { name: 'Development server' });

/** An unpublished build of Leave, as a development server serves it. */
async function serve(page: Page, { release, files }: Variant, about: object = {}): Promise<void> {
  const { container, entry, shared, uses, preload } = release;
  const paths = ['leavetype', 'leavemanagement'];
  const names = { name: 'mf-leave', version: '1.0.0', title: 'Leave', owner: 'Leave team', paths };
  const description: RemoteStats = {
    metaData: { globalName: container, remoteEntry: { name: entry, path: '' } },
    shared: Object.entries(shared).map(([name, requiredVersion]) => ({
      name,
      requiredVersion,
      usedExports: uses[name] ?? [],
    })),
    exposes: [{ path: './routes', assets: { js: { sync: preload } } }],
    seamline: { ...names, ...about },
  };
  await page.context().route(`${SERVER}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    const body = file === 'mf-stats.json' ? JSON.stringify(description) : files.get(file);
    const headers = { 'access-control-allow-origin': '*' };
    if (body === undefined) return route.fulfill({ status: 404, body: 'Not found', headers });
    const contentType = file.endsWith('.json') ? 'application/json' : 'text/javascript';
    return route.fulfill({ contentType, body, headers });
  });
}

test('a development server is shown in one tab, with a banner, until the viewer stops it', async ({
  page,
  context,
  origin,
}) => {
  const release = await liveRelease(origin, 'mf-leave');
  const renamed = (text: string) => text.replaceAll('"Leave Types"', '"My Leave Types"');
  await serve(page, await variantOf(origin, release, 'development', renamed));
  await page.goto(ADDRESS);
  await expect(title(page)).toHaveText('My Leave Types');
  await expect(banner(page)).toContainText(`Leave comes from ${SERVER}, not from its release.`);
  await expectNoFault(page);
  await choose(page, 'COMPANY SETTING', 'Branches');
  await expect(title(page)).toHaveText('Branches');
  await page.goto('/dashboard/leavetype');
  await expect(title(page)).toHaveText('My Leave Types');

  const beside = await context.newPage();
  await beside.goto('/dashboard/leavetype');
  await expect(title(beside)).toHaveText('Leave Types');
  await expect(banner(beside)).toHaveCount(0);

  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await expect(title(page)).toHaveText('Leave Types');
  await expect(banner(page)).toHaveCount(0);
  await page.goto(ADDRESS);
  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL(/\/dashboard\/leavetype$/);
  await expect(title(page)).toHaveText('Leave Types');
});

for (const [what, wish, sentence] of [
  [
    'that this shell does not allow',
    'mf-leave@http://localhost:4000/',
    'mf-leave is not taken from http://localhost:4000: the operator of this page has not allowed it (OVERRIDE_ORIGINS).',
  ],
  [
    'that does not answer',
    `mf-leave@${SERVER}/`,
    `mf-leave could not be taken from ${SERVER}: there is no mf-stats.json that this page may read.`,
  ],
  [
    'that cannot be read',
    'leave',
    '“leave” names no development server. It looks like mf-leave@http://localhost:3102/.',
  ],
] as const) {
  test(`a development server ${what} is refused with a message, and the release is shown`, async ({ page, quiet }) => {
    quiet.expect(/Failed to load resource/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/dashboard/leavetype?override=${wish}`);
    await expect(title(page)).toHaveText('Leave Types');
    await expect(banner(page).getByRole('alert')).toContainText(`${sentence}The release is shown instead.`);
    expect(asked.filter((url) => url.startsWith('http://localhost:4000'))).toEqual([]);
    await banner(page).getByRole('button', { name: 'Close' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.goto('/dashboard/leavetype');
    await expect(title(page)).toHaveText('Leave Types');
    await expect(banner(page)).toHaveCount(0);
  });
}

test("a build for React's development version is explained before it runs or when it fails; other errors are not", async ({
  page,
  origin,
  quiet,
}) => {
  quiet.expect(/broken on purpose|recentlyCreatedOwnerStacks/);
  const explained = `Leave from ${SERVER} was compiled for React’s development version, and this page runs the production one. Compile it with mode: 'production'.`;
  const release = await liveRelease(origin, 'mf-leave');
  const expectExplanation = async (sentence: string) => {
    await page.goto(ADDRESS);
    await expect(banner(page).getByRole('alert')).toContainText(sentence);
    await expect(title(page)).toHaveText('Leave Types');
    await expect(content(page).getByRole('alert')).toHaveCount(0);
    await page.context().unroute(`${SERVER}/**`);
  };
  const says = await variantOf(origin, release, 'development');
  await serve(page, says, { react: 'development' });
  await expectExplanation(explained);
  expect(await page.evaluate((name) => name in window, says.release.container)).toBe(false);

  const stops = (code: string) => variantOf(origin, release, 'development', withScreens(`function(){${code}}`));
  await serve(page, await stops('return undefined.recentlyCreatedOwnerStacks'));
  await expectExplanation(explained);
  await serve(page, await stops('throw new Error("broken on purpose")'));
  await expectExplanation(`Leave from ${SERVER} stopped with an error.`);
});
