import { textsLoaded } from '@seamline/shared/session';
import type { ComponentType } from 'react';
import { turn } from './turn.ts';
import { within } from './within.ts';

/** How long the dashboard's frame waits for the page within it, in milliseconds. */
const PATIENCE = 500;

type Loaded = { default: ComponentType };

let loading: Promise<Loaded> | undefined;
let dashboard: ComponentType | undefined;

// Both are parts of one chunk: whoever asks for one of them has fetched the other.
const load = () => import(/* webpackChunkName: "dashboard" */ './Dashboard.tsx');

/** Fetches what is behind the sign-in, and runs no more of it than the start of the remotes. */
export const loadRemotes = () => import(/* webpackChunkName: "dashboard" */ './remotes/startRemotes.ts');

/** Loads what is behind the sign-in, with its words and the page of the address: so that it is drawn once, and whole. */
export function loadDashboard(): Promise<Loaded> {
  loading ??= loadWhole().catch((error: unknown) => {
    // Whoever asks again tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function loadWhole(): Promise<Loaded> {
  const { startRemotes } = await loadRemotes();
  await Promise.all([startRemotes(), textsLoaded()]);
  await turn();
  const { Dashboard, prepare, startRouter } = await load();
  await within(
    PATIENCE,
    whenLoaded().then(() => prepare(location.pathname)),
  );
  await turn();
  await startRouter();
  dashboard = Dashboard;
  return { default: Dashboard };
}

/** A remote that hangs must not keep the document from being loaded: browsers and screen readers wait for that. */
async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** What was loaded, where it was. */
export function loadedDashboard(): ComponentType | undefined {
  return dashboard;
}
