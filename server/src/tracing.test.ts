import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../test/support/serverProcess.ts';

interface Exported {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string;
        readonly attributes: readonly { readonly key: string; readonly value: object }[];
      }[];
    }[];
  }[];
}

function stopLater(child: ChildProcess): void {
  onTestFinished(() => void child.kill('SIGKILL'));
}

test('a server with a collector sends a span for each request, by its route, without tokens or messages, under the trace id of its log line', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void collector.close());
  const folder = mkdtempSync(join(tmpdir(), 'seamline-tracing-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { port } = collector.address() as AddressInfo;
  const server = startServer({
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'info',
  });
  stopLater(server.child);
  const address = await server.ready;

  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  expect((await fetch(`${address}/data/settings/branches?token=canary-token`, { headers })).status).toBe(401);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);

  const spans = received.flatMap((body) =>
    (JSON.parse(body) as Exported).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  expect(spans).toHaveLength(1);
  expect(spans[0]?.traceId).toBe(traceId);
  expect(server.output()).toContain(`"reqId":"${traceId}"`);
  expect(spans[0]?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'url.path', value: { stringValue: '/data/settings/branches' } },
      { key: 'http.response.status_code', value: { intValue: 401 } },
    ]),
  );
  expect(received.join()).not.toMatch(/canary-token|Your session has ended/);
});
