import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';

/**
 * Runs a server of one bucket in the folder given until the standard input ends, and says its port.
 * A process of its own, because its tokens for long lists need Node's --openssl-legacy-provider.
 */
const [directory = '', bucket = '', conditions = 'on'] = process.argv.slice(2);

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
});

/** The last request for each path; the next one waits for it, because the server exposes half-written files. */
const busy = new Map<string, Promise<unknown>>();

// The server lacks conditional writes as well, so this middleware implements them as S3 documents them.
server.middleware.unshift(async (context, next) => {
  const turn = (busy.get(context.path) ?? Promise.resolve()).then(async () => {
    const status = context.method === 'PUT' ? await refusal(context.path, context.headers) : undefined;
    if (status !== undefined) {
      context.status = status;
      context.body = `<Error><Code>${status === 404 ? 'NoSuchKey' : 'PreconditionFailed'}</Code></Error>`;
      return;
    }
    await next();
    if (context.body instanceof Readable) context.body = await buffer(context.body);
  });
  busy.set(
    context.path,
    turn.catch(() => undefined),
  );
  return await turn;
});

// The server checks the signature of `/bucket/` as if it were `/bucket`, except where its address names the bucket.
server.middleware.unshift(async (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.mountPath = '/';
    Object.defineProperty(context.state, 'vhost', { get: () => true, set: () => undefined });
  }
  await next();
});

async function refusal(path: string, headers: Record<string, string | undefined>): Promise<number | undefined> {
  if (conditions === 'off') return undefined;
  const key = decodeURIComponent(path.split('/').slice(2).join('/'));
  const stored = await server.store.getObject(bucket, key, {});
  stored?.content.destroy();
  if (headers['if-none-match'] === '*' && stored) return 412;
  const wanted = headers['if-match'];
  if (wanted === undefined) return undefined;
  if (!stored) return 404;
  return stored.metadata.etag === wanted ? undefined : 412;
}

const { port } = await server.run();
process.stdout.write(`${port}\n`);
process.stdin.resume().on('end', () => process.exit());
