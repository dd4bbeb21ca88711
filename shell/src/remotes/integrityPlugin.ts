import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Release } from '@seamline/shared/contract/releases/registry';
import type { ShellSettings } from '@seamline/shared/contract/releases/shell-settings';
import { FILE_TIMEOUT } from './loadPolicy.ts';

/** The releases whose files may be loaded, by the absolute URL of their folder. */
export type AllowedReleases = ReadonlyMap<string, Release>;

/** Returns the absolute URL of the folder of a release. */
export function folderOf(release: Release): string {
  return new URL(release.base, location.href).href;
}

/** Creates the runtime plugin that loads only files that the registry lists, and only with the bytes that it lists. */
export function createIntegrityPlugin(
  allowed: AllowedReleases,
  { override_origins }: ShellSettings,
): ModuleFederationRuntimePlugin {
  function protect(element: HTMLScriptElement | HTMLLinkElement, url: string) {
    const integrity = integrityOf(url, allowed);
    if (integrity === undefined && !isFromDevelopmentServer(url)) throw notListed(url);
    element.crossOrigin = 'anonymous';
    if (integrity) element.integrity = integrity;
  }

  /** True for a listed origin in a shell that is itself in development. The bytes of its files change. */
  function isFromDevelopmentServer(url: string): boolean {
    return process.env.NODE_ENV === 'development' && override_origins.includes(new URL(url).origin);
  }

  return {
    name: 'seamline-integrity',
    /** Module Federation DevTools override a remote by the URL of its manifest; a release has none. */
    async fetch(url) {
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
}

/**
 * Returns the integrity value that the registry states for a URL, `null` for a file of a development server
 * (it has no fixed bytes), `undefined` for a file that no release lists.
 */
export function integrityOf(fileUrl: string, allowed: AllowedReleases): string | null | undefined {
  const url = new URL(fileUrl, location.href);
  const path = url.origin + url.pathname;
  for (const [folder, release] of allowed) {
    if (!path.startsWith(folder)) continue;
    if (release.development) return null;
    const file = path.slice(folder.length);
    return Object.hasOwn(release.integrity, file) ? release.integrity[file] : undefined;
  }
  return undefined;
}

function notListed(url: string): Error {
  return new Error(`The registry does not list ${new URL(url, location.href).pathname}.`);
}
