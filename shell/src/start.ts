import { readStored, TOKEN_KEY } from '@seamline/shared/session';
import type { ComponentType } from 'react';
import { createEarlyStart } from './remotes/earlyStart.ts';
import { readHostDocument } from './remotes/hostDocument.ts';
import type { Remotes } from './remotes/remotes.ts';
import { storeRequestedReleases } from './remotes/requestedReleases.ts';
import { START_LIMITS, waitAtMost, yieldToMain } from './scheduling.ts';

// The first script of every page. Two chunks follow it: `bootstrap` is App.tsx with React, `dashboard` is Dashboard.tsx
// with remotes.ts, for people with a session. `calls` comes with the second, or when the sign-in form has the focus.

/** Loads what is behind the sign-in. */
export interface DashboardLoader {
  /** Fetches the code of the dashboard. */
  prefetch(): void;
  /** Loads the dashboard with the page of the URL, so that both are rendered at once. */
  load(): Promise<{ default: ComponentType }>;
  /** The dashboard, if it is loaded. */
  readonly loaded: ComponentType | undefined;
}

// Both are parts of one chunk: this fetches the dashboard too.
const importRemotes = () => import(/* webpackChunkName: "dashboard" */ './remotes/remotes.ts');

/** Fetches the dashboard and the first files and data of the URL's page, and runs no more than the start of the remotes. */
const startRemotes = onceLoaded(async (): Promise<Remotes> => {
  const loading = importRemotes();
  const host = readHostDocument();
  const earlyStart = createEarlyStart(host);
  const [remotes] = await Promise.all([
    loading.then((module) => module.startRemotes(host, earlyStart)),
    earlyStart.begin(),
  ]);
  return remotes;
});

function createDashboardLoader(): DashboardLoader {
  let loaded: ComponentType | undefined;
  return {
    prefetch() {
      importRemotes().catch(() => undefined);
    },
    load: onceLoaded(async () => {
      const remotes = await startRemotes();
      await yieldToMain();
      const { startDashboard } = await import(/* webpackChunkName: "dashboard" */ './Dashboard.tsx');
      await waitAtMost(
        START_LIMITS.screen,
        documentLoaded().then(() => remotes.routes.preload(location.pathname)),
      );
      await yieldToMain();
      loaded = await startDashboard(remotes);
      return { default: loaded };
    }),
    get loaded() {
      return loaded;
    },
  };
}

/** Returns a function that works once, and again after a failure. */
function onceLoaded<T>(work: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= work().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** A remote that hangs must not keep the document from being loaded: browsers and screen readers wait for that. */
async function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

storeRequestedReleases(location.search);
// The libraries run as soon as they are loaded, while other files load.
const app = import(/* webpackChunkName: "bootstrap" */ './App.tsx').then(({ renderApp }) => renderApp);
// The files of the URL's remote are requested before React renders, since rendering blocks the main thread.
if (readStored(TOKEN_KEY) !== null) await waitAtMost(START_LIMITS.earlyStart, startRemotes());
await yieldToMain();
const renderApp = await app;
await renderApp(createDashboardLoader());
