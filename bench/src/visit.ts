import type { Browser, CDPSession } from '@playwright/test';
import { type MeasuredPage, openCold } from './pages.ts';

/** What one cold visit cost. */
export interface Visit {
  /** Bytes of scripts that travelled, compressed and with their headers. */
  scriptBytes: number;
  scripts: number;
  requests: number;
  /** The longest sequence of requests of which each began after the one before had ended. */
  rounds: number;
  /** Milliseconds until the browser painted anything of the page. */
  firstPaint: number;
  /** Milliseconds until the page showed what it is for, and could be worked with. */
  shown: number;
}

interface Request {
  isScript: boolean;
  start: number;
  end: number;
  bytes: number;
}

/** Milliseconds that every request takes at least: long beside the page's own work, so that rounds stand out. */
export const LATENCY = 150;
/** Milliseconds without a request after which a page is taken to be complete. */
const QUIET = 400;

/** Visits a page with an empty cache over a slow line. */
export async function visit(browser: Browser, origin: string, measured: MeasuredPage, token: string): Promise<Visit> {
  const page = await openCold(browser, measured.signedIn ? token : undefined);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const requests = follow(session);
    const start = performance.now();
    await page.goto(origin + measured.address, { waitUntil: 'commit' });
    await measured.shown(page);
    const shown = performance.now() - start;
    while (!isQuiet(requests)) await page.waitForTimeout(QUIET / 4);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    return { ...sum([...requests.values()]), firstPaint, shown };
  } finally {
    await page.context().close();
  }
}

/** Keeps account of the requests that reach the network. */
function follow(session: CDPSession): Map<string, Request> {
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const isScript = new URL(request.url).pathname.endsWith('.js');
    requests.set(requestId, { isScript, start: timestamp, end: Number.POSITIVE_INFINITY, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp;
  });
  return requests;
}

const lastCounts = new WeakMap<Map<string, Request>, { count: number; since: number }>();

function isQuiet(requests: Map<string, Request>): boolean {
  const open = [...requests.values()].some(({ end }) => end === Number.POSITIVE_INFINITY);
  const last = lastCounts.get(requests);
  if (open || last?.count !== requests.size) {
    lastCounts.set(requests, { count: requests.size, since: performance.now() });
    return false;
  }
  return performance.now() - last.since >= QUIET;
}

function sum(requests: Request[]): Omit<Visit, 'firstPaint' | 'shown'> {
  const scripts = requests.filter(({ isScript }) => isScript);
  return {
    scriptBytes: scripts.reduce((total, { bytes }) => total + bytes, 0),
    scripts: scripts.length,
    requests: requests.length,
    rounds: longestChain(requests),
  };
}

function longestChain(requests: Request[]): number {
  const byStart = requests.toSorted((one, other) => one.start - other.start);
  const depths = new Map<Request, number>();
  for (const request of byStart) {
    const before = [...depths].filter(([earlier]) => earlier.end <= request.start).map(([, depth]) => depth);
    depths.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}
