import { currentSession, textsLoaded } from '@seamline/shared/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { endEarlyForm, readEarlyEntries, showsEarlyForm } from './session/earlyEntries.ts';

await textsLoaded();
const root = document.getElementById('root');
if (root) await begin(root);

/** Whoever signs in finds the form in the document already, and may be typing; everybody else begins with nothing. */
async function begin(root: HTMLElement) {
  if (root.firstElementChild && showsEarlyForm() && !currentSession()) {
    readEarlyEntries(root);
    // In small steps: what is typed meanwhile is not kept waiting.
    startTransition(() => void hydrateRoot(root, <App />));
    return;
  }
  const rules = await missingRules();
  root.replaceChildren();
  endEarlyForm();
  createRoot(root).render(
    <>
      {rules}
      <App />
    </>,
  );
}

/** The rules of the whole page, where the host's policy has kept those of the document out. */
async function missingRules() {
  if (document.querySelector<HTMLStyleElement>('style[data-rules]')?.sheet) return undefined;
  const { GlobalRules } = await import('@seamline/shared/ui/global-rules');
  return <GlobalRules />;
}
