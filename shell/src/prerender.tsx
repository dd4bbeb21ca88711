import { UiProvider } from '@seamline/shared/ui';
import { GlobalRules } from '@seamline/shared/ui/global-rules';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { DashboardLoader } from './DashboardLoader.ts';

/** The sign-in page as the document carries it, for whoever waits for the scripts: built by Node, never by a browser. */
export function prerender(): string {
  Object.assign(globalThis, { location: { pathname: '/login' } });
  const rules = renderToString(
    <UiProvider>
      <GlobalRules />
    </UiProvider>,
  );
  return rules + renderToString(<App dashboard={new DashboardLoader()} />);
}
