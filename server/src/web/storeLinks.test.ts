import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const outside = join(server.env.dataDir, 'outside');
const release = join(server.env.remotesDir, 'mf-leave/1.0.0-links');
for (const folder of [outside, release]) mkdirSync(folder, { recursive: true });
writeFileSync(join(outside, 'secret.js'), 'canary');
for (const name of ['whole.js', 'packed.js']) writeFileSync(join(release, name), 'whole()');
symlinkSync(join(outside, 'secret.js'), join(release, 'linked.js'));
symlinkSync(join(outside, 'secret.js'), join(release, 'packed.js.br'));
symlinkSync(outside, join(release, 'linked'));
symlinkSync(join(release, 'whole.js'), join(release, 'inside.js'));

const ask = (path: string) =>
  server.ask('GET', `/remotes/mf-leave/1.0.0-links/${path}`, { headers: { 'accept-encoding': 'br' } });

test.each(['linked.js', 'linked/secret.js', 'packed.js'])(
  'folder of releases: %s, of which a link leads out of it, is not served',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('canary');
  },
);

test.each(['whole.js', 'inside.js'])('folder of releases: %s is served', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 200, text: 'whole()' });
});

test.each(['whole.js/x.js', 'missing.js', `${'x'.repeat(400)}.js`])(
  'folder of releases: %s is not found',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
