import type { Release } from '@seamline/shared/contract/releases/registry';
import type { RemoteModule, RemoteRoute } from '@seamline/shared/remote';
import type { Runtime } from '../../shell/src/remotes/runtime.ts';

type LazyScreen = Extract<RemoteRoute['lazy'], () => unknown>;

interface BundledRemote {
  routes(): Promise<RemoteModule>;
  /** The screens of the measured pages, by path below /dashboard. */
  screens: Record<string, LazyScreen>;
}

const remotes: Record<string, BundledRemote> = {
  seamline_mf_admins: {
    routes: () => import('../../mf-admins/src/routes.tsx'),
    screens: { manager: () => import('../../mf-admins/src/administrators/MembersScreen.tsx') },
  },
  seamline_mf_employees: {
    routes: () => import('../../mf-employees/src/routes.tsx'),
    screens: { employee: () => import('../../mf-employees/src/directory/DirectoryScreen.tsx') },
  },
  seamline_mf_leave: {
    routes: () => import('../../mf-leave/src/routes.tsx'),
    screens: { leavetype: () => import('../../mf-leave/src/leave-types/LeaveTypesScreen.tsx') },
  },
  seamline_mf_org_settings: {
    routes: () => import('../../mf-org-settings/src/routes.tsx'),
    screens: { branches: () => import('../../mf-org-settings/src/branches/BranchesScreen.tsx') },
  },
  seamline_mf_shifts: {
    routes: () => import('../../mf-shifts/src/routes.tsx'),
    screens: { manageshiftpage: () => import('../../mf-shifts/src/shift-list/ShiftListScreen.tsx') },
  },
};

function remoteOf({ container }: Release): BundledRemote | undefined {
  return remotes[container.replace(/_[0-9a-f]{12}$/, '')];
}

/** Loads the screens by the imports of this file: those of the routes would be chunks of their own. */
function withScreens(routes: RemoteRoute[], screens: BundledRemote['screens']): RemoteRoute[] {
  return routes.map((route) => {
    const lazy = screens[route.path ?? ''] ?? route.lazy;
    return { ...route, ...(lazy && { lazy }), children: route.children && withScreens(route.children, screens) };
  });
}

/** Loads routes like the shell's runtime, by a plain dynamic import of the same bundle. */
export function createRuntime(): Runtime {
  return {
    async loadRoutes(release) {
      const remote = remoteOf(release);
      if (!remote) throw new Error(`${release.container} is not part of this bundle.`);
      const { routes } = await remote.routes();
      return withScreens(routes, remote.screens);
    },
  };
}

/** A bundle is never fetched again past the HTTP cache. */
export async function refetchRelease(): Promise<void> {}

/** Fetches a page's own code with that of its routes, as the shell does for a release. */
export function preloadFiles(release: Release, page: string): void {
  const remote = remoteOf(release);
  // A chunk that fails to load is reported when the page needs it.
  void Promise.allSettled([remote?.routes(), remote?.screens[page]?.()]);
}
