import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { BucketSettings } from '../storage/settings.ts';

/** `on`: the bucket obeys write conditions, as S3 does. `off`: it ignores them, as some S3-compatible services do. */
type Conditions = 'on' | 'off';

/** A bucket on this machine, gone after the file's last test. Call it at the top of a file. */
export async function testBucket(conditions?: Conditions): Promise<BucketSettings> {
  const { settings, stop } = await startBucket(conditions);
  afterAll(stop);
  return settings;
}

/** Starts a bucket on this machine; `stop` removes it. */
export async function startBucket(
  conditions: Conditions = 'on',
): Promise<{ settings: BucketSettings; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'seamline-bucket-'));
  const bucket = 'seamline-test';
  const program = join(import.meta.dirname, 'bucketProcess.ts');
  const child = spawn(process.execPath, ['--openssl-legacy-provider', program, directory, bucket, conditions], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.stdin.end();
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  const [port] = (await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The bucket for the tests did not start; see its output above.'))),
  ])) as [Buffer];
  const settings = {
    endpoint: `http://127.0.0.1:${String(port).trim()}`,
    bucket,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    prefix: 'uploads/',
  };
  return { settings, stop };
}

/** The variables that make a store of releases use the bucket. */
export function bucketEnvironment({ endpoint, region, accessKeyId = '', secretAccessKey = '' }: BucketSettings) {
  return {
    REMOTES_S3_ENDPOINT: endpoint,
    REMOTES_S3_REGION: region,
    REMOTES_S3_ACCESS_KEY_ID: accessKeyId,
    REMOTES_S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}
