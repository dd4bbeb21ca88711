import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testBucket } from '../testing/bucket.ts';
import { bucketClient } from './bucketClient.ts';

const settings = { ...(await testBucket()), accessKeyId: undefined, secretAccessKey: undefined };

/** Nothing of the machine that runs the tests may give access. */
beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) vi.stubEnv(name, undefined);
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nowhere');
  vi.stubEnv('AWS_CONFIG_FILE', '/nowhere');
});
afterEach(() => vi.unstubAllEnvs());

test('a bucket without keys in the settings takes AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  const client = bucketClient(settings);
  await client.put('a.txt', Buffer.from('by variables'));
  expect(String((await client.get('a.txt'))?.bytes)).toBe('by variables');
});

test('a bucket without keys in the settings takes the keys of the role that the machine runs under', async () => {
  const role = createServer((_request, response) => {
    const Expiration = new Date(Date.now() + 3_600_000).toISOString();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ AccessKeyId: 'S3RVER', SecretAccessKey: 'S3RVER', Token: 'session', Expiration }));
  });
  await new Promise<void>((resolve) => role.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void role.close());
  const { port } = role.address() as AddressInfo;
  vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${port}/role`);
  const client = bucketClient(settings);
  await client.put('b.txt', Buffer.from('by role'));
  expect(String((await client.get('b.txt'))?.bytes)).toBe('by role');
});

test('a bucket for which no credentials are found says so', async () => {
  await expect(bucketClient(settings).check()).rejects.toThrow(
    /^The bucket seamline-test at \S+ cannot be used: no credentials were found\.$/,
  );
});

test('a conditional write into a bucket that does not exist is a failure, not a lost race', async () => {
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const client = bucketClient({ ...settings, ...keys, bucket: 'nowhere' });
  await expect(client.put('a', Buffer.from('x'), { IfNoneMatch: '*' })).rejects.toThrow(
    /refused: status 404 NoSuchBucket\.$/,
  );
});
