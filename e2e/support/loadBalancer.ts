import { Agent, createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Interval in which the processes are asked whether they are ready, in milliseconds. */
const CHECK_INTERVAL = 100;

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Starts a load balancer as operators have it: it keeps connections open, takes turns between the processes that answer
 * 200 at `/readyz`, and sends a GET whose connection breaks to the next one. It never repeats a write.
 */
export async function startLoadBalancer() {
  const agent = new Agent({ keepAlive: true });
  const processes = new Map<string, { isReady: boolean; served: number }>();
  let turn = 0;

  async function check(): Promise<void> {
    for (const [origin, process] of processes) {
      const answer = await ask(origin, '/readyz', 'GET').catch(() => undefined);
      process.isReady = answer?.status === 200;
    }
    timer = setTimeout(check, CHECK_INTERVAL);
  }
  let timer = setTimeout(check, CHECK_INTERVAL);

  async function answer({ url = '/', method = 'GET', headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    const ready = [...processes].filter(([, { isReady }]) => isReady);
    turn += 1;
    for (let attempt = 0; attempt < ready.length; attempt += 1) {
      const [origin, process] = ready[(turn + attempt) % ready.length] ?? [];
      if (!origin || !process) break;
      try {
        const answered = await ask(origin, url, method, headers, body);
        process.served += 1;
        return answered;
      } catch (error) {
        if (method !== 'GET') return { status: 502, headers: {}, body: Buffer.from(String(error)) };
      }
    }
    return { status: 502, headers: {}, body: Buffer.from('No process is ready.') };
  }

  function ask(origin: string, path: string, method: string, headers = {}, body?: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(new URL(path, origin), { method, headers, agent }, (response) => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = response.headers;
        buffer(response).then(
          (bytes) => resolve({ status: response.statusCode ?? 502, headers: kept, body: bytes }),
          reject,
        );
      });
      sent.once('error', reject).end(body);
    });
  }

  const server = createServer(async (incoming, outgoing) => {
    const { status, headers, body } = await answer(incoming, await buffer(incoming));
    outgoing.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Adds a process, which gets requests once it is ready. */
    add: (origin: string) => void processes.set(origin, { isReady: false, served: 0 }),
    isReady: (origin: string) => processes.get(origin)?.isReady === true,
    /** Returns the number of requests that a process has answered. */
    servedBy: (origin: string) => processes.get(origin)?.served ?? 0,
    async stop(): Promise<void> {
      clearTimeout(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}
