import type { CDPSession, Page } from '@playwright/test';

/** A slow mobile connection: latency of each request in milliseconds, and bytes a second. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Milliseconds without a request after which a page is taken to be complete. */
const QUIET = 300;
const LONGEST = 30_000;

/** Transfer costs of a visit or of a change of page. */
export interface Transfer {
  /** Bytes transferred, compressed and with headers. */
  bytes: number;
  /** Bytes of the scripts, compressed and without headers, which HTTP/2 reduces to next to nothing. */
  scriptBytes: number;
  requests: number;
  /** The longest sequence of requests, up to what was wanted, of which each began after the one before had ended. */
  rounds: number;
}

interface Request {
  isScript: boolean;
  /** Milliseconds since 1970, as the page counts them too. */
  asked: number;
  /** Seconds of the browser's clock. */
  start: number;
  /** When others could begin because of it: a document is read while it comes. */
  usable: number;
  end: number;
  headBytes: number;
  bytes: number;
}

/** The requests of a page that reach the network. */
export class Requests {
  readonly #session: CDPSession;
  #all = new Map<string, Request>();
  #changed = performance.now();

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Requests> {
    const session = await page.context().newCDPSession(page);
    const requests = new Requests(session);
    requests.#follow();
    await session.send('Network.enable');
    return requests;
  }

  /** Emulates a slow connection, and a CPU slowed down by a factor. */
  async slowDown(rate: number): Promise<void> {
    await this.#session.send('Network.emulateNetworkConditions', LINE);
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Resets the count. */
  forget(): void {
    this.#all = new Map();
  }

  async quiet(): Promise<void> {
    const began = performance.now();
    while (performance.now() - began < LONGEST) {
      const open = [...this.#all.values()].some(({ end }) => end === Number.POSITIVE_INFINITY);
      if (!open && performance.now() - this.#changed > QUIET) return;
      await new Promise((resolve) => setTimeout(resolve, QUIET / 8));
    }
    throw new Error(`The page still asks for things after ${LONGEST / 1000} s.`);
  }

  /** @param ready When what was wanted stood there, in milliseconds since 1970. */
  sum(ready: number): Transfer {
    const all = [...this.#all.values()];
    const scripts = all.filter(({ isScript }) => isScript);
    const bytesOf = (some: Request[]) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      bytes: bytesOf(all),
      scriptBytes: bytesOf(scripts) - scripts.reduce((total, { headBytes }) => total + headBytes, 0),
      requests: all.length,
      rounds: longestChain(all.filter(({ asked }) => asked < ready)),
    };
  }

  #follow(): void {
    this.#session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
      if (!request.url.startsWith('http')) return;
      const isScript = new URL(request.url).pathname.endsWith('.js');
      const never = Number.POSITIVE_INFINITY;
      const asked = wallTime * 1000;
      this.#all.set(requestId, {
        isScript,
        asked,
        start: timestamp,
        usable: never,
        end: never,
        headBytes: 0,
        bytes: 0,
      });
      this.#changed = performance.now();
    });
    this.#session.on('Network.requestServedFromCache', ({ requestId }) => {
      this.#all.delete(requestId);
    });
    this.#session.on('Network.responseReceived', ({ requestId, response, timestamp, type }) => {
      if (response.fromDiskCache) this.#all.delete(requestId);
      else
        this.#note(requestId, {
          headBytes: response.encodedDataLength,
          ...(type === 'Document' && { usable: timestamp }),
        });
    });
    this.#session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      this.#note(requestId, { end: timestamp, bytes: encodedDataLength });
    });
    this.#session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
      this.#note(requestId, { end: timestamp });
    });
  }

  #note(id: string, what: Partial<Request>): void {
    const known = this.#all.get(id);
    if (!known) return;
    Object.assign(known, what);
    known.usable = Math.min(known.usable, known.end);
    this.#changed = performance.now();
  }
}

function longestChain(requests: Request[]): number {
  const byStart = requests.toSorted((one, other) => one.start - other.start);
  const depths = new Map<Request, number>();
  for (const request of byStart) {
    const before = [...depths].filter(([earlier]) => earlier.usable <= request.start).map(([, depth]) => depth);
    depths.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}
