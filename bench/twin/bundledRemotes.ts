import type { RemoteModule } from '@seamline/shared/remote';
import type { EarlyStart } from '../../shell/src/remotes/earlyStart.ts';
import type { Runtime } from '../../shell/src/remotes/runtime.ts';

const remotes: Record<string, () => Promise<RemoteModule>> = {
  seamline_mf_admins: () => import('../../mf-admins/src/routes.tsx'),
  seamline_mf_employees: () => import('../../mf-employees/src/routes.tsx'),
  seamline_mf_leave: () => import('../../mf-leave/src/routes.tsx'),
  seamline_mf_org_settings: () => import('../../mf-org-settings/src/routes.tsx'),
  seamline_mf_shifts: () => import('../../mf-shifts/src/routes.tsx'),
};

/** Loads routes like the shell's runtime, by a plain dynamic import of the same bundle. */
export function createRuntime(): Runtime {
  return {
    async loadRoutes(release) {
      const name = release.container.replace(/_[0-9a-f]{12}$/, '');
      const module = await remotes[name]?.();
      if (!module) throw new Error(`${name} is not part of this bundle.`);
      return module.routes;
    },
    /** A bundle has no releases to list. */
    async listReleases() {},
  };
}

/** A bundle is never fetched again past the HTTP cache. */
export async function refetchRelease(): Promise<void> {}

/** Starts nothing: the bundler's own chunks do, and an ordinary application reads when its screen asks. */
export function createEarlyStart(): EarlyStart {
  return { async begin() {}, startPage() {}, preloadFiles() {}, prefetchData() {} };
}
