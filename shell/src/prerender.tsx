import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

/** The sign-in page as the document carries it, for whoever waits for the scripts: built by Node, never by a browser. */
export function prerender(): string {
  Object.assign(globalThis, { location: { pathname: '/login' } });
  return renderToString(<App />);
}
