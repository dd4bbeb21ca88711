import { readStored, TOKEN_KEY } from '@seamline/shared/session';
import { DashboardLoader } from './DashboardLoader.ts';
import { storeRequestedReleases } from './remotes/requestedReleases.ts';
import { waitAtMost, yieldToMain } from './scheduling.ts';

/** Longest wait for the early start, which only makes the page faster, in milliseconds. */
const PATIENCE = 2_000;

storeRequestedReleases(location.search);
// The libraries run as soon as they are loaded, while other files load.
const bootstrap = import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
const dashboard = new DashboardLoader();
// The files of the URL's remote are requested before React renders, since rendering blocks the main thread.
if (readStored(TOKEN_KEY) !== null) await waitAtMost(PATIENCE, dashboard.start());
await yieldToMain();
await (await bootstrap).begin(dashboard);
