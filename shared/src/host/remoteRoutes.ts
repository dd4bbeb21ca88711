import type { RemoteModule } from '@seamline/shared/remote';

/** The build puts the remote's own `src/routes.tsx` in place of this module. */
export const routes: RemoteModule['routes'] = [];
