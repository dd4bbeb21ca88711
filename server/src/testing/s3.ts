import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { S3Settings } from '../modules/files/s3Settings.ts';

/** A bucket on this machine, gone after the file's last test. Call it at the top of a file. */
export async function testBucket(): Promise<S3Settings> {
  const { settings, stop } = await startBucket();
  afterAll(stop);
  return settings;
}

/** A bucket on this machine, and what takes it away again. */
export async function startBucket(): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'seamline-s3-'));
  const bucket = 'seamline-test';
  const program = join(import.meta.dirname, 's3Process.ts');
  const child = spawn(process.execPath, ['--openssl-legacy-provider', program, directory, bucket], {
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
    ended.then(() => Promise.reject(new Error('The bucket for the tests did not start; its own words stand above.'))),
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

/** The variables that make a server use the bucket. */
export function bucketVariables(settings: S3Settings) {
  return {
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_PREFIX: settings.prefix,
  };
}
