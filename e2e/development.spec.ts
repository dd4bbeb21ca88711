import { join } from 'node:path';
import { freePort } from '../server/test/support/freePort.ts';
import { expect, type Page, test } from './fixtures.ts';
import { copyPackages, edit, startDevelopment } from './support/developmentServers.ts';
import { liveRelease } from './support/registry.ts';
import { choose, content, title } from './support/shell.ts';
import { mobileNumber, passwordField, signInButton } from './support/signInForm.ts';

// One remote and one shell in development serve all of these tests, against the server of the suite.
test.describe.configure({ mode: 'serial' });

const remoteOrigin = process.env.SEAMLINE_DEV_ORIGIN ?? 'http://localhost:3103';
const workspace = join(import.meta.dirname, '../.cache/test/development');
const remote = join(workspace, 'mf-leave');
let shellOrigin: string;
const stops: (() => Promise<void>)[] = [];

test.beforeAll(async () => {
  copyPackages(workspace, ['mf-leave', 'shell']);
  const { port: ownPort } = new URL(remoteOrigin);
  const port = await freePort();
  // A declared port counts from the default one of the shell.
  const declared = Number(ownPort) + 3100 - port;
  edit(join(remote, 'package.json'), (text) => text.replace(/"devPort": \d+/, `"devPort": ${declared}`));
  shellOrigin = `http://localhost:${port}`;
  const env = { API_URL: process.env.SEAMLINE_BASE_URL ?? '', DEV_PORT: String(port) };
  stops.push(await startDevelopment(remote, env));
  stops.push(await startDevelopment(join(workspace, 'shell'), env));
});

test.afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

/** Emotion's development build warns of a selector that matters where a server renders. */
const SERVER_RENDERING = /":first-child" is potentially unsafe/;

/** Changes a label and a screen of the remote, and expects both on the page, beside what was typed before. */
async function expectFastRefresh(page: Page, label: string, heading: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const field = page.getByRole('textbox', { name: /^(?:Short Name|Label)/ });
  await field.fill('half-filled');
  edit(join(remote, 'src/leave-types/LeaveTypeFields.tsx'), (text) =>
    text.replace(/(?<=name="leave_type_short_name"\s+label=)(?:\{[^}]+\}|"[^"]+")/, `"${label}"`),
  );
  await expect(page.getByLabel(label, { exact: true })).toHaveValue('half-filled');
  edit(join(remote, 'src/leave-types/LeaveTypeAddScreen.tsx'), (text) =>
    text.replace(/title=(?:\{t`[^`]+`\}|"[^"]+")/, `title="${heading}"`),
  );
  await expect(title(page)).toHaveText(heading);
  await expect(page.getByLabel(label, { exact: true })).toHaveValue('half-filled');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

test('pnpm dev: a changed label and a changed screen of a remote appear in the shell without a reload, and the form keeps its entries', async ({
  page,
  signInAs,
  quiet,
}) => {
  quiet.expect(SERVER_RENDERING);
  await signInAs('owner');
  await page.goto(`${shellOrigin}/dashboard/leavetype/add`);
  await expect(title(page)).toHaveText('Add Leave Type');
  await expectFastRefresh(page, 'Label in the shell', 'Heading in the shell');
  // A change of the shell itself leaves the changed remote as it is, also when its screen is opened again.
  edit(join(workspace, 'shell/src/layout/Header.tsx'), (text) =>
    text.replace('<span>Seamline HR</span>', '<span>Changed shell</span>'),
  );
  await expect(page.getByRole('link', { name: 'Changed shell' })).toBeVisible();
  await page.getByLabel('Label in the shell', { exact: true }).fill('');
  await choose(page, 'LEAVE MANAGEMENT', 'Leave Type');
  await content(page).getByRole('link', { name: 'Add Leave' }).click();
  await expect(title(page)).toHaveText('Heading in the shell');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

/** Overrides a remote as Module Federation DevTools do: by a plugin of the runtime, installed before the page's scripts. */
async function overrideByDevTools(page: Page, container: string, manifest: string): Promise<void> {
  await page.addInitScript(
    ([name, entry]) => {
      const plugin = {
        name: 'mf-chrome-devtools-override-remotes-plugin',
        beforeRegisterRemote(args: { remote: { name: string; entry?: string } }) {
          if (args.remote.name === name) args.remote.entry = entry;
          return args;
        },
      };
      Reflect.set(window, '__FEDERATION__', { __GLOBAL_PLUGIN__: [plugin] });
    },
    [container, manifest] as const,
  );
}

test('Module Federation DevTools override a remote in a shell in development', async ({
  page,
  origin,
  signInAs,
  quiet,
}) => {
  quiet.expect(SERVER_RENDERING);
  await signInAs('owner');
  // The shell would take a running remote by itself.
  await page.route('**/running-remotes.json', (route) => route.fulfill({ json: {} }));
  const { container } = await liveRelease(origin, 'mf-leave');
  await page.goto(`${shellOrigin}/dashboard/leavetype/add`);
  await expect(title(page)).toHaveText('Add Leave Type');
  await overrideByDevTools(page, container, `${remoteOrigin}/mf-manifest.json`);
  await page.reload();
  await expect(title(page)).toHaveText('Heading in the shell');
});

test('a remote alone signs in at its own URL, shows its list, and refreshes its form in place', async ({
  page,
  quiet,
}) => {
  quiet.expect(/401 \(Unauthorized\)/);
  quiet.expect(SERVER_RENDERING);
  await page.goto(`${remoteOrigin}/dashboard/leavetype`);
  await mobileNumber(page).fill('9876500001');
  await passwordField(page).fill('wrong');
  await signInButton(page).click();
  await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
  await passwordField(page).fill('fitting-room-7');
  await signInButton(page).click();
  await expect(page.getByRole('table', { name: 'Leave Types' }).getByRole('row').nth(1)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'leavetype/add', exact: true })
    .click();
  await expect(title(page)).toHaveText('Heading in the shell');
  await expectFastRefresh(page, 'Label alone', 'Heading alone');
});

test('the same development server is shown in a production shell that allows it', async ({
  page,
  origin,
  signInAs,
}) => {
  await signInAs('owner');
  await page.goto(`${origin}/dashboard/leavetype?override=mf-leave@${remoteOrigin}/`);
  await expect(page.getByRole('table', { name: 'Leave Types' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Development server' })).toContainText(
    `Leave comes from ${remoteOrigin}, not from its release.`,
  );
  await page.goto(`${origin}/dashboard/leavetype/add`);
  await expect(title(page)).toHaveText('Heading alone');
});
