import type { ComponentType } from 'react';
import { createEarlyStart } from './remotes/earlyStart.ts';
import { readHostDocument } from './remotes/hostDocument.ts';
import type { Remotes } from './remotes/remotes.ts';
import { waitAtMost, yieldToMain } from './scheduling.ts';

/** Longest wait of the dashboard for the page in it, in milliseconds. */
const PATIENCE = 500;

type Loaded = { default: ComponentType };

/** Loads what is behind the sign-in. It is created once, by the first script of the page. */
export class DashboardLoader {
  #remotes: Promise<Remotes> | undefined;
  #loading: Promise<Loaded> | undefined;
  #loaded: ComponentType | undefined;

  /** Fetches the code of the dashboard. */
  prefetch(): void {
    importRemotes().catch(() => undefined);
  }

  /** Fetches the dashboard and the first files and data of the URL's page, and runs no more than the start of the remotes. */
  start(): Promise<Remotes> {
    this.#remotes ??= startRemotes().catch((error: unknown) => {
      this.#remotes = undefined;
      throw error;
    });
    return this.#remotes;
  }

  /** Loads the dashboard with the page of the URL, so that both are rendered at once. */
  load = (): Promise<Loaded> => {
    this.#loading ??= this.#loadWhole().catch((error: unknown) => {
      // The next call tries again.
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  };

  /** The dashboard, if it is loaded. */
  get loaded(): ComponentType | undefined {
    return this.#loaded;
  }

  async #loadWhole(): Promise<Loaded> {
    const remotes = await this.start();
    await yieldToMain();
    const { startDashboard } = await import(/* webpackChunkName: "dashboard" */ './Dashboard.tsx');
    await waitAtMost(
      PATIENCE,
      documentLoaded().then(() => remotes.routes.preload(location.pathname)),
    );
    await yieldToMain();
    this.#loaded = await startDashboard(remotes);
    return { default: this.#loaded };
  }
}

// Both are parts of one chunk: this fetches the dashboard too.
const importRemotes = () => import(/* webpackChunkName: "dashboard" */ './remotes/remotes.ts');

async function startRemotes(): Promise<Remotes> {
  const loading = importRemotes();
  const host = readHostDocument();
  const earlyStart = createEarlyStart(host);
  const [remotes] = await Promise.all([
    loading.then((module) => module.startRemotes(host, earlyStart)),
    earlyStart.begin(),
  ]);
  return remotes;
}

/** A remote that hangs must not keep the document from being loaded: browsers and screen readers wait for that. */
async function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
