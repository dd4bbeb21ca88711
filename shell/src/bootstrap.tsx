import { currentSession, textsLoaded } from '@seamline/shared/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { DashboardLoader } from './DashboardLoader.ts';
import { waitAtMost } from './scheduling.ts';
import { endEarlyForm, readEarlyEntries, showsEarlyForm } from './session/earlyEntries.ts';

/** How long the page waits for the dashboard before it says that it is loading, in milliseconds. */
const PATIENCE = 1_000;

/**
 * Whoever signs in finds the form in the document already, and may be typing; everybody else begins with nothing.
 * Both in small steps, so that what somebody does meanwhile is not kept waiting.
 */
export async function begin(dashboard: DashboardLoader): Promise<void> {
  await textsLoaded();
  const root = document.getElementById('root');
  if (!root) return;
  if (root.firstElementChild && showsEarlyForm() && !currentSession()) {
    readEarlyEntries(root);
    startTransition(() => void hydrateRoot(root, <App dashboard={dashboard} />));
    return;
  }
  const rules = await missingRules();
  if (currentSession()) await waitAtMost(PATIENCE, dashboard.load());
  root.replaceChildren();
  endEarlyForm();
  startTransition(() =>
    createRoot(root).render(
      <>
        {rules}
        <App dashboard={dashboard} />
      </>,
    ),
  );
}

/** The rules of the whole page, where the host's policy has kept those of the document out. */
async function missingRules() {
  if (document.querySelector<HTMLStyleElement>('style[data-rules]')?.sheet) return undefined;
  const { GlobalRules } = await import('@seamline/shared/ui/global-rules');
  return <GlobalRules />;
}
