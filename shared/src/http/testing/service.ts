import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** A request as it arrived. */
export interface Received {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: string;
}

/** The response to one request; `undefined` leaves it without an answer, `drop` cuts the connection. */
export type Answer = { status?: number; body?: unknown; text?: string } | 'drop' | undefined;

/** A data service for one test: answers in turn with what it is given, the last one for ever. */
export async function startService(answers: (Answer | ((request: Received) => Answer))[]) {
  const requests: Received[] = [];
  const server = createServer((request, response) => void receive(request, response));

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', headers } = request;
    const received = {
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
      body: Buffer.concat(chunks).toString(),
    };
    const answer = answers[Math.min(requests.push(received), answers.length) - 1];
    reply(response, typeof answer === 'function' ? answer(received) : answer);
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  resolveAddressesAgainst(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const stop = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return { requests, stop };
}

function reply(response: ServerResponse, answer: Answer) {
  if (answer === undefined) return;
  if (answer === 'drop') return void response.destroy();
  const { status = 200, body, text } = answer;
  response.writeHead(status, { 'content-type': text === undefined ? 'application/json' : 'text/html' });
  response.end(text ?? JSON.stringify(body));
}

/** In a browser an address without a host belongs to the page; Node has no page. */
function resolveAddressesAgainst(origin: string) {
  const NodeRequest = Request;
  const nodeFetch = fetch;
  const resolved = (input: RequestInfo | URL) => (typeof input === 'string' ? new URL(input, origin) : input);
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(resolved(input), init);
      }
    },
  );
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => nodeFetch(resolved(input), init));
}
