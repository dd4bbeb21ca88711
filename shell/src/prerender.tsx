import { UiProvider } from '@seamline/shared/ui';
import { GlobalRules } from '@seamline/shared/ui/global-rules';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

const NO_DASHBOARD = { loaded: undefined, prefetch: () => undefined, load: () => Promise.reject(new Error()) };

/** Returns the sign-in page of the document, shown until the scripts run. Node runs this at build, never a browser. */
export function prerender(): string {
  Object.assign(globalThis, { location: { pathname: '/login' } });
  const rules = renderToString(
    <UiProvider>
      <GlobalRules />
    </UiProvider>,
  );
  return rules + renderToString(<App dashboard={NO_DASHBOARD} />);
}
