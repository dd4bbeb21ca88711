import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TRUSTED_KEYS_PATH } from '@seamline/shared/contract/releases/registry';
import { expect, onTestFinished, test } from 'vitest';
import { createKey, readTrustedKeys, trustedKeysOf } from './keys.ts';
import { publish } from './publish.ts';
import { newBuild, newStore, signer, trusted } from './testing/build.ts';

const file = '/nowhere/trusted-keys.json';

/** The server of a deployed shell, as far as its list of trusted keys goes. */
async function deployedShell(body: unknown): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === TRUSTED_KEYS_PATH ? 200 : 404;
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('trusted keys: those of --trust come first, then those of the deployed shell, then the list of the checkout', async () => {
  const shell = await deployedShell(trusted);
  const own = join(await mkdtemp(join(tmpdir(), 'seamline-trust-')), 'trusted-keys.json');
  await writeFile(own, '{"keys":[]}');
  expect(await trustedKeysOf({ trust: undefined, shell, file: own })).toEqual(trusted);
  expect(await trustedKeysOf({ trust: own, shell, file })).toEqual({ keys: [] });
  expect(await trustedKeysOf({ trust: shell, shell: undefined, file })).toEqual(trusted);
  expect(await trustedKeysOf({ trust: undefined, shell: 'shell/dist', file: own })).toEqual({ keys: [] });
});

test.each([
  ['an answer that is no list of keys', () => deployedShell({ keys: 'all' }), 'is not a valid list of keys:'],
  ['a shell that is away', async () => 'http://127.0.0.1:9', 'cannot be read:'],
])('trusted keys: %s is refused with the URL', async (_what, open, sentence) => {
  const shell = await open();
  const reading = trustedKeysOf({ trust: undefined, shell, file });
  await expect(reading).rejects.toThrow(`${shell}/trusted-keys.json ${sentence}`);
});

test('a team’s pipeline replaces an entry of the operator’s key, which it knows from the deployed shell alone', async () => {
  const store = await newStore();
  await publish({ name: 'mf-leave', from: await newBuild(), store, signer });
  const shell = await deployedShell(trusted);
  const folder = await mkdtemp(join(tmpdir(), 'seamline-team-'));
  const key = join(folder, 'mf-leave.pem');
  await createKey({ file: key, trustFile: join(folder, 'trusted-keys.json'), remotes: ['mf-leave'] });
  expect((await readTrustedKeys(join(folder, 'trusted-keys.json'))).keys).toHaveLength(1);
  const disable = (env: NodeJS.ProcessEnv) =>
    new Promise<{ failed: boolean; stdout: string; stderr: string }>((done) => {
      const args = ['disable', 'mf-leave', '--reason', 'x', '--key', key, '--store', store];
      const program = join(import.meta.dirname, 'cli.ts');
      const options = { env: { ...process.env, DATA_DIR: folder, TRUSTED_KEYS: '', ...env } };
      execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) =>
        done({ failed: error !== null, stdout, stderr }),
      );
    });
  expect(await disable({})).toMatchObject({ failed: true, stderr: expect.stringContaining('which is not trusted.') });
  expect(await disable({ SEAMLINE_SHELL: shell })).toEqual({
    failed: false,
    stdout: 'mf-leave is disabled.\n',
    stderr: '',
  });
});
