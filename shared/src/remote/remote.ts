import type { RouteObject } from 'react-router-dom';

/**
 * What a remote exposes as `./routes`: route objects below /dashboard with lazy screens.
 * Their first segments are the ones that the remote claims in its package.json.
 */
export interface RemoteModule {
  routes: RouteObject[];
}
