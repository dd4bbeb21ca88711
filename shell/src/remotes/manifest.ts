import { EXPOSED_MODULE, type Release } from '@seamline/shared/contract/registry';

/** The file that a release is registered by, as Module Federation names it. */
export const MANIFEST_FILE = 'mf-manifest.json';

/**
 * Makes the manifest of a release out of its signed entry in the registry. DevTools show what is in it.
 * @param query Added to the URL of the entry, so that a retry does not wait for a hanging request.
 */
export function manifestOf(release: Release, query = '') {
  const css = { sync: [], async: [] };
  return {
    id: release.container,
    name: release.container,
    metaData: {
      name: release.container,
      globalName: release.container,
      type: 'app',
      buildInfo: { buildVersion: release.id, buildName: release.container },
      remoteEntry: { name: release.entry + query, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      publicPath: 'auto',
    },
    shared: Object.entries(release.shared).map(([name, requiredVersion]) => ({
      id: `${release.container}:${name}`,
      name,
      version: requiredVersion.replace('^', ''),
      requiredVersion,
      singleton: true,
      assets: { js: { sync: [], async: [] }, css },
    })),
    remotes: [],
    exposes: [
      {
        id: `${release.container}:routes`,
        name: 'routes',
        path: EXPOSED_MODULE,
        assets: { js: { sync: release.preload, async: [] }, css },
      },
    ],
  };
}
