import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf, releaseAt } from './addresses.ts';
import { manifestOf } from './manifest.ts';
import { settings } from './settings.ts';

/** Longest wait for one script or style sheet, in milliseconds. */
const FILE_TIMEOUT = 6_000;

/** Loads only files that the registry lists, and only with the bytes that it lists. */
export const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'seamline-integrity',
  /** Answers for a manifest from the signed registry, which needs no request. */
  async fetch(url) {
    const release = releaseAt(new URL('.', url).href);
    if (release) return Response.json(manifestOf(release, new URL(url).search));
    // Module Federation DevTools override a remote by the URL of its manifest.
    if (isFromDevelopmentServer(url)) return fetch(url);
    throw notListed(url);
  },
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    protect(script, url);
    return { script, timeout: FILE_TIMEOUT };
  },
  createLink({ url, attrs }) {
    const link = document.createElement('link');
    link.href = url;
    for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
    protect(link, url);
    return link;
  },
};

function protect(element: HTMLScriptElement | HTMLLinkElement, url: string) {
  const integrity = integrityOf(url);
  if (integrity === undefined && !isFromDevelopmentServer(url)) throw notListed(url);
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
}

/** Whether a shell that is itself in development may take a file from a server, whose bytes change. */
function isFromDevelopmentServer(url: string): boolean {
  return process.env.NODE_ENV === 'development' && settings().override_origins.includes(new URL(url).origin);
}

function notListed(url: string): Error {
  return new Error(`The registry does not list ${new URL(url, location.href).pathname}.`);
}
