import type { ShellSettings } from '@seamline/shared/contract/shell-settings';
import type { RemoteStore } from '../remotes/remoteStore.ts';
import { requestedOverride } from '../remotes/requestedReleases.ts';

/** Shows the development server that this tab requested: `?override=mf-leave@http://localhost:3102/`. */
export async function followOverride(store: RemoteStore, settings: ShellSettings): Promise<void> {
  const requested = requestedOverride();
  if (requested === null) return;
  const { showOverride } = await import('./override.ts');
  await showOverride(requested, store, settings);
}

/** Shows the remotes of the workspace whose development servers run, as the shell's `rsbuild dev` lists them. */
export async function takeRunningRemotes(store: RemoteStore): Promise<void> {
  const response = await fetch('/running-remotes.json', { cache: 'no-store' });
  const running = (await response.json()) as Record<string, string>;
  const { takeFrom } = await import('./override.ts');
  await Promise.all(Object.entries(running).map(([name, base]) => takeFrom(name, base, store)));
}
