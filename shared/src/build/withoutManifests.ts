/*
 * Takes the place of the files of the federation runtime that read manifests and preload what these name. Here the
 * registry does both, and nobody calls them; but the runtime makes the class and asks it, so they cannot be shaken off.
 */

function needless(): never {
  throw new Error('There are no manifests here: the registry names what a remote needs.');
}

export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
  readonly loadRemoteSnapshotInfo = needless;
}

/** What is known of a remote from manifests. */
export function getGlobalRemoteInfo(): { hostGlobalSnapshot?: undefined } {
  return {};
}

export {
  needless as formatPreloadArgs,
  needless as generatePreloadAssetsPlugin,
  needless as preloadAssets,
  needless as snapshotPlugin,
};
