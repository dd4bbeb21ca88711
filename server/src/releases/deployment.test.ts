import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signerFrom } from '@seamline/delivery/keys';
import type { RegisteredRemote } from '@seamline/shared/contract/releases/registry';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../env.ts';
import { inspectDeployment } from './deployment.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const team = signerFrom(String(privateKey.export({ type: 'pkcs8', format: 'pem' })), 'the key of this test');
const release = {
  ...{ id: '1.0.0-a', base: '/remotes/mf-leave/1.0.0-a/', entry: 'remoteEntry.js', container: 'leave' },
  ...{ integrity: {}, shared: {}, uses: {}, preload: [], published_at: '2026-05-01T00:00:00.000Z' },
};
const entry: RegisteredRemote = { title: 'Leave', owner: 'Leave team', paths: ['leavetype'], state: 'live', release };

/** A deployment that lacks nothing, with changes. */
function deployment(remote = team.sign('mf-leave', entry), variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-deployment-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, content: object | string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const registry = { schema: 1, revision: 1, updated_at: '2026-05-01T00:00:00.000Z', remotes: { 'mf-leave': remote } };
  write('shell/index.html', '<!doctype html>');
  write('remotes/registry.json', registry);
  write('trusted-keys.json', team.trusted);
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, SHELL_DIR: join(folder, 'shell'), ...variables });
  return { env, folder, write };
}

test('a production deployment with a shell, a registry and public keys has neither problems nor warnings', async () => {
  expect(await inspectDeployment(deployment().env)).toEqual({ problems: [], warnings: [] });
});

test('a production deployment needs no shell where SHELL_DIR is off', async () => {
  const { env } = deployment(undefined, { SHELL_DIR: 'off' });
  expect(await inspectDeployment(env)).toEqual({ problems: [], warnings: [] });
});

test.each([
  ['a registry that is not valid', 'remotes/registry.json', '{"remotes":[]}', /is not a valid registry of remotes\./],
  ['a broken list of keys', 'trusted-keys.json', '{', /is not a list of trusted keys: no browser would run a remote\./],
  ['an empty list of keys', 'trusted-keys.json', '{"keys":[]}', /is not a list of trusted keys/],
])('a production deployment with %s is not complete', async (_what, path, content, sentence) => {
  const { env, write } = deployment();
  write(path, content);
  expect((await inspectDeployment(env)).problems).toEqual([expect.stringMatching(sentence)]);
});

test('a production deployment is warned of an entry that browsers refuse, and of private keys', async () => {
  const changed = { ...team.sign('mf-leave', entry), title: 'Evil' };
  const { env, write } = deployment(changed);
  write('keys/mf-leave.pem', 'a private key');
  expect(await inspectDeployment(env)).toEqual({
    problems: [],
    warnings: [
      'No browser will run mf-leave. The signature of mf-leave does not fit its entry: it was changed after signing. Its team publishes it again, or signs it.',
      expect.stringMatching(/keys holds private keys \(mf-leave\.pem\)\. This server needs none/),
    ],
  });
});

test('a production deployment starts with a warning while its bucket is unreachable', async () => {
  const { env } = deployment(undefined, {
    REMOTES_BUCKET: 's3://remotes/live',
    REMOTES_S3_ENDPOINT: 'http://127.0.0.1:9',
    REMOTES_S3_ACCESS_KEY_ID: 'a',
    REMOTES_S3_SECRET_ACCESS_KEY: 'b',
  });
  expect(await inspectDeployment(env)).toEqual({
    problems: [],
    warnings: [expect.stringMatching(/^s3:\/\/remotes\/live\/registry\.json cannot be read now: /)],
  });
});
