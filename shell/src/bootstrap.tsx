import { currentSession, textsLoaded } from '@seamline/shared/session';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, loadDashboard } from './App.tsx';
import { followOverride } from './override/followOverride.ts';
import { startComposition } from './remotes/composition.ts';
import { reloadOnDevelopment } from './remotes/developmentReload.ts';
import { preload, readFirst } from './remotes/preload.ts';
import { remoteFor, startRegistry } from './remotes/registryStore.ts';
import { startUsageReports } from './remotes/usageReports.ts';
import { endEarlyForm, readEarlyEntries, showsEarlyForm } from './session/earlyEntries.ts';

await Promise.all([startRegistry(), textsLoaded()]);
await followOverride();
reloadOnDevelopment();
startComposition();
startUsageReports();
if (currentSession()) askAhead();
const root = document.getElementById('root');
if (root) begin(root);

/** Whoever signs in finds the form in the document already, and may be typing; everybody else begins with nothing. */
function begin(root: HTMLElement) {
  if (root.firstElementChild && showsEarlyForm() && !currentSession()) {
    readEarlyEntries(root);
    hydrateRoot(root, <App />);
    return;
  }
  root.replaceChildren();
  endEarlyForm();
  createRoot(root).render(<App />);
}

/** The dashboard, the remote of the address and what its page reads set out together, and not one after the other. */
function askAhead() {
  // Whoever needs it will ask again, and say what failed.
  loadDashboard().catch(() => undefined);
  const remote = remoteFor(location.pathname)?.[1];
  if (remote?.state !== 'live' || remote.refusal) return;
  preload(remote.release, location.pathname);
  readFirst(remote.release, location);
}
