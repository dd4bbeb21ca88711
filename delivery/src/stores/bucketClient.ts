import { createHash } from 'node:crypto';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { DeliveryFailure } from '../failure.ts';
import { between } from './bucketXml.ts';
import type { BucketSettings } from './settings.ts';

const PATIENCE_MS = 30_000;
const TRIES = 4;

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

interface Asked extends Answer {
  /** Whether it was asked more than once, so that an earlier try may have had its effect. */
  isRepeated: boolean;
}

interface Listed {
  /** Relative to the prefix of the store. */
  path: string;
  writtenAt: number;
}

export type BucketClient = ReturnType<typeof bucketClient>;

/** The handful of calls that a store needs. Every answer but a success and those of `expected` is a failure. */
export function bucketClient(settings: BucketSettings) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  const ask = async (
    method: string,
    address: string,
    expected: readonly number[],
    headers: Record<string, string> = {},
    bytes?: Buffer,
  ): Promise<Asked> => {
    for (let attempt = 1; ; attempt += 1) {
      const hash = createHash('sha256')
        .update(bytes ?? '')
        .digest('hex');
      const signed = await client.sign(address, { method, headers: { ...headers, 'x-amz-content-sha256': hash } });
      const answer = await send(signed, bytes).catch((error: Error) => error);
      if (!(answer instanceof Error)) {
        if (answer.status < 300 || expected.includes(answer.status)) return { ...answer, isRepeated: attempt > 1 };
        if (answer.status < 500 && answer.status !== 429) throw refused(settings, answer);
      }
      if (attempt === TRIES) throw answer instanceof Error ? unreachable(settings, answer) : refused(settings, answer);
      await pause(2 ** attempt * 50 * (1 + Math.random()));
    }
  };

  const at = (path: string) => `${root}/${(prefix + path).split('/').map(encodeURIComponent).join('/')}`;

  return {
    get: (path: string) => ask('GET', at(path), [404]),
    /** Status 412, 409 or 404 when a condition among the headers does not hold. */
    put: (path: string, bytes: Buffer, headers: Record<string, string>) =>
      ask('PUT', at(path), [404, 409, 412], headers, bytes),
    remove: (path: string) => ask('DELETE', at(path), [404]),

    /** Everything below a path. */
    async *list(below: string): AsyncGenerator<Listed> {
      let continuation: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + below });
        if (continuation !== undefined) query.set('continuation-token', continuation);
        const text = String((await ask('GET', `${root}?${query}`, [])).body);
        for (const object of between(text, 'Contents')) {
          const key = between(object, 'Key')[0] ?? '';
          const time = between(object, 'LastModified')[0] ?? '';
          yield { path: key.slice(prefix.length), writtenAt: Date.parse(time) };
        }
        continuation = between(text, 'NextContinuationToken')[0];
      } while (continuation !== undefined);
    },
  };
}

/** Not by `fetch`, which would unpack what is stored compressed: its bytes are wanted as they are. */
function send(signed: Request, bytes: Buffer | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const open = signed.url.startsWith('https:') ? secure : plain;
    const headers = { ...Object.fromEntries(signed.headers), 'content-length': bytes?.length ?? 0 };
    const sent = open(signed.url, { method: signed.method, headers, timeout: PATIENCE_MS }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(bytes);
  });
}

function refused({ bucket, endpoint }: BucketSettings, { status, body }: Answer): DeliveryFailure {
  // The text of an error may quote the key; its code is enough.
  const code = between(String(body), 'Code')[0];
  const reason = [`status ${status}`, code].filter(Boolean).join(' ');
  return new DeliveryFailure(`The bucket ${bucket} at ${endpoint} refused: ${reason}.`);
}

function unreachable({ bucket, endpoint }: BucketSettings, error: Error): DeliveryFailure {
  const reason = error.message || ('code' in error ? String(error.code) : error.name);
  return new DeliveryFailure(`The bucket ${bucket} at ${endpoint} cannot be reached: ${reason}.`);
}
