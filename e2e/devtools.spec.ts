import { expect, test } from './fixtures.ts';
import { readRegistry } from './support/remotes.ts';
import { title } from './support/shell.ts';

interface RemoteSnapshot {
  globalName: string;
  modules: { modulePath: string; assets: { js: { sync: string[] } } }[];
  shared: { sharedName: string }[];
}

interface HostSnapshot {
  remotesInfo: Record<string, { matchedVersion: string }>;
}

test('the runtime snapshot that Module Federation DevTools read lists every remote with its modules', async ({
  page,
  signInAs,
  origin,
}) => {
  const { remotes } = await readRegistry(origin);
  const releases = Object.values(remotes).map(({ release }) => release);
  expect(releases.length).toBeGreaterThanOrEqual(5);
  await signInAs('owner');
  const manifests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('mf-manifest')) manifests.push(request.url());
  });
  await page.goto('/dashboard/leavetype');
  await expect(title(page)).toHaveText('Leave Types');

  const readSnapshot = () =>
    page.evaluate(
      () => Reflect.get(window, '__FEDERATION__').moduleInfo as Record<string, HostSnapshot & RemoteSnapshot>,
    );
  await expect
    .poll(async () => Object.keys((await readSnapshot()).seamline_shell?.remotesInfo ?? {}).sort())
    .toEqual(releases.map(({ container }) => container).sort());
  const all = await readSnapshot();
  for (const release of releases) {
    const url = `${origin}${release.base}mf-manifest.json`;
    expect(all.seamline_shell?.remotesInfo[release.container]).toEqual({ matchedVersion: url });
    const snapshot = all[`${release.container}:${url}`];
    expect(snapshot?.globalName).toBe(release.container);
    expect(snapshot?.modules.map(({ modulePath, assets }) => [modulePath, assets.js.sync])).toEqual([
      ['./routes', release.preload],
    ]);
    expect(snapshot?.shared.map(({ sharedName }) => sharedName)).toEqual(Object.keys(release.shared));
    // The manifest in the release contains the same.
    const published = (await (await fetch(url)).json()) as {
      exposes: { path: string; assets: { js: { sync: string[] } } }[];
    };
    expect(published.exposes.map(({ path, assets }) => [path, assets.js.sync])).toEqual([
      ['./routes', release.preload],
    ]);
  }
  // The signed registry answers in their place.
  expect(manifests).toEqual([]);
});
