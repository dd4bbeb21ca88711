import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './addresses.ts';

/** Longest wait for one script or style sheet, in milliseconds. */
const FILE_TIMEOUT = 6_000;

/** Loads nothing but what the registry lists, and only with the bytes that it lists. */
export const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'seamline-integrity',
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
  if (integrity === undefined) throw new Error(`The registry does not list ${new URL(url, location.href).pathname}.`);
  element.crossOrigin = 'anonymous';
  if (integrity !== null) element.integrity = integrity;
}
