import { errorMessages } from '@seamline/shared/http';
import { providedMessages } from '@seamline/shared/i18n';
import { currentSession } from '@seamline/shared/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { DashboardLoader } from './DashboardLoader.ts';
import { waitAtMost } from './scheduling.ts';
import { endEarlyForm, readEarlyEntries, showsEarlyForm } from './session/earlyEntries.ts';
import { shellMessages } from './shellMessages.ts';

/** Longest wait for the dashboard before the page shows that it is loading, in milliseconds. */
const PATIENCE = 1_000;

/** Longest wait for messages in another language before the page begins in English, in milliseconds. */
const MESSAGES_PATIENCE = 3_000;

const messages = Promise.all([shellMessages, providedMessages, errorMessages].map((each) => each.ready()));

/**
 * Hydrates the sign-in form of the document, where the user may be typing, or renders the page of a session. Both are
 * transitions: input is handled before they are finished.
 */
export async function begin(dashboard: DashboardLoader): Promise<void> {
  await waitAtMost(MESSAGES_PATIENCE, messages);
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

/** The style rules of the whole page, where the host's content security policy has refused those of the document. */
async function missingRules() {
  if (document.querySelector<HTMLStyleElement>('style[data-rules]')?.sheet) return undefined;
  const { GlobalRules } = await import('@seamline/shared/ui/global-rules');
  return <GlobalRules />;
}
