import type { Release } from '@seamline/shared/contract/registry';
import type { RemoteModule } from '@seamline/shared/remote';

const remotes: Record<string, () => Promise<RemoteModule>> = {
  seamline_mf_admins: () => import('../../mf-admins/src/routes.tsx'),
  seamline_mf_employees: () => import('../../mf-employees/src/routes.tsx'),
  seamline_mf_leave: () => import('../../mf-leave/src/routes.tsx'),
  seamline_mf_org_settings: () => import('../../mf-org-settings/src/routes.tsx'),
  seamline_mf_shifts: () => import('../../mf-shifts/src/routes.tsx'),
};

/** What the shell's own `loadRoutes` does, as a plain dynamic import of the same bundle. */
export async function loadRoutes(release: Release): Promise<RemoteModule['routes']> {
  const name = release.container.replace(/_[0-9a-f]{12}$/, '');
  const module = await remotes[name]?.();
  if (!module) throw new Error(`${name} is not part of this bundle.`);
  return module.routes;
}

/** A bundle has no releases to list. */
export async function listReleases(): Promise<void> {}

/** There is nothing to fetch ahead: the bundler's own chunks do. */
export function preload(): void {}

/** An ordinary application reads when its screen asks. */
export function readFirst(): void {}
