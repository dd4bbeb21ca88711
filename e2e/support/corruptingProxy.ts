import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { TAMPERING } from './faults.ts';

/** A proxy in front of the suite that delivers corrupted scripts of one remote until `stop` is called. */
export interface CorruptingProxy {
  origin: string;
  /** Corrupts every script of a remote from now on; `undefined` delivers everything as it is. */
  corrupt(remote: string | undefined): void;
  stop(): Promise<void>;
}

/**
 * Starts a proxy. Playwright's own routes would not do: they switch off the browser's HTTP cache, which keeps corrupted
 * copies for a year, because the files of a release are immutable.
 */
export async function startCorruptingProxy(suite: string): Promise<CorruptingProxy> {
  const target = new URL(suite);
  let corrupted: string | undefined;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const isCorrupted =
      corrupted !== undefined && path.startsWith(`/remotes/${corrupted}/`) && /\.js(?:\?|$)/.test(path);
    const { 'accept-encoding': encoding, ...others } = incoming.headers;
    const headers = { ...others, host: target.host, ...(!isCorrupted && encoding && { 'accept-encoding': encoding }) };
    const passed = request(new URL(path, target), { method: incoming.method, headers }, async (response) => {
      const { 'content-length': _, 'transfer-encoding': __, ...kept } = response.headers;
      const body = await buffer(response);
      outgoing.writeHead(response.statusCode ?? 502, kept);
      outgoing.end(isCorrupted ? Buffer.concat([body, Buffer.from(TAMPERING)]) : body);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    corrupt: (remote) => {
      corrupted = remote;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
