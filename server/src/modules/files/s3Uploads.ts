import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { between } from '@seamline/delivery/store/bucket-xml';
import { localized } from '@seamline/shared/contract/errors';
import { AwsClient } from 'aws4fetch';
import { failure } from '../../errors.ts';
import type { S3Settings } from './s3Settings.ts';
import type { KeptUpload, UploadStore } from './uploads.ts';

/** Until the head of an answer: a body may take as long as whoever reads it. */
const PATIENCE_MS = 15_000;

/** Uploads in a bucket of whatever speaks the protocol of S3, addressed as `endpoint/bucket/path`. */
export function s3Uploads(settings: S3Settings): UploadStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  const ask = async (method: string, address: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('no answer in time')), PATIENCE_MS);
    const body = bytes && { body: bytes, headers: { 'x-amz-content-sha256': hashOf(bytes) } };
    try {
      return await client.fetch(address, { method, signal: late.signal, redirect: 'error', ...body });
    } catch (error) {
      throw unusable(error instanceof Error ? error.name : 'unknown', error);
    } finally {
      clearTimeout(timer);
    }
  };

  const at = (path: string) => `${root}/${prefix}${path}`;

  const page = async (continuation: string | undefined, size: number) => {
    const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': String(size) });
    if (continuation !== undefined) query.set('continuation-token', continuation);
    return await (await accepted(await ask('GET', `${root}?${query}`))).text();
  };

  return {
    async check() {
      const listed = await page(undefined, 1).catch((error: Error & { detail?: string }) => error);
      if (typeof listed === 'string') return;
      throw new Error(`The bucket ${bucket} at ${endpoint} cannot be used: ${listed.detail ?? listed.message}.`);
    },

    async write(path, bytes) {
      const answer = await accepted(await ask('PUT', at(path), new Uint8Array(bytes)));
      await answer.body?.cancel();
    },

    async read(path) {
      const answer = await ask('GET', at(path));
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      const { body, headers } = await accepted(answer);
      if (body === null) throw unusable('empty answer');
      return { bytes: Number(headers.get('content-length')), stream: Readable.fromWeb(body as ReadableStream) };
    },

    async *list() {
      let continuation: string | undefined;
      do {
        const text = await page(continuation, 1000);
        for (const object of between(text, 'Contents')) yield described(object, prefix);
        continuation = between(text, 'NextContinuationToken')[0];
      } while (continuation !== undefined);
    },

    async remove(path) {
      const answer = await ask('DELETE', at(path));
      await answer.body?.cancel();
      if (answer.status !== 404 && !answer.ok) throw unusable(`status ${answer.status}`);
    },
  };
}

async function accepted(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  // The text of an error quotes the key, which names nobody; its code is enough for an operator.
  const code = between(await answer.text(), 'Code')[0];
  throw unusable([`status ${answer.status}`, code].filter((word) => word !== undefined).join(' '));
}

function unusable(reason: string, cause?: unknown) {
  const problem = failure(503, localized('files_unreachable'), {
    detail: `upload store: ${reason}`,
    retryAfterSeconds: 5,
  });
  return Object.assign(problem, { cause });
}

function described(object: string, prefix: string): KeptUpload {
  const [key = ''] = between(object, 'Key');
  return {
    path: key.slice(prefix.length),
    bytes: Number(between(object, 'Size')[0]),
    writtenAt: new Date(between(object, 'LastModified')[0] ?? Number.NaN),
  };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
