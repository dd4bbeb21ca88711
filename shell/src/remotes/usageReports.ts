import { type Composition, idOf } from '@seamline/shared/contract/composition';
import { type RemoteOutcome, type RemoteReport, reportRemotes } from '@seamline/shared/contract/remote-usage';
import { call } from '@seamline/shared/http';
import { currentSession } from '@seamline/shared/session';
import { currentComposition } from './composition.ts';

/** The most reports of one call. */
const MOST = 100;
const MOST_UNTOLD = 10;
const FLUSH_INTERVAL = 15_000;
/** How often an open page says which releases it still runs, in milliseconds. */
const IN_USE_INTERVAL = 600_000;

let waiting: RemoteReport[] = [];
/** What the ids among them stand for, by id. */
let untold = new Map<string, Composition>();
const told = new Set<string>();
const running = new Map<string, string>();

/** Notes how a release does; it is told to the server before long, and nothing of the person with it. */
export function noteUsage(remote: string, release: string, outcome: RemoteOutcome): void {
  // A development server's files are nobody's release.
  if (release === 'development') return;
  if (outcome === 'loaded') running.set(remote, release);
  if (waiting.length >= MOST) return;
  const made = currentComposition();
  const composition = idOf(made);
  if (!told.has(composition) && untold.size < MOST_UNTOLD) untold.set(composition, made);
  waiting.push({ remote, release, outcome, composition });
}

/** Tells the server now and then, and when the page is left. */
export function startUsageReports(): void {
  setInterval(flush, FLUSH_INTERVAL);
  setInterval(() => {
    for (const [remote, release] of running) noteUsage(remote, release, 'in use');
  }, IN_USE_INTERVAL);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}

function flush(): void {
  if (waiting.length === 0 || !currentSession()) return;
  const reports = waiting;
  const compositions = untold;
  for (const id of compositions.keys()) told.add(id);
  waiting = [];
  untold = new Map();
  // Counts that do not arrive are lost: nobody's work depends on them. What an id stands for is told again.
  call(
    reportRemotes,
    { body: { reports, compositions: [...compositions.values()] } },
    { keepalive: true, retry: false },
  ).catch(() => {
    for (const id of compositions.keys()) told.delete(id);
  });
}
