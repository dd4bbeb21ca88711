import { hasUnsavedWork } from '@seamline/shared/session';
import { currentRegistry, onRegistryChange } from './registryStore.ts';

/** Shows a team its change: reloads the page when a development server has compiled again, unless work would be lost. */
export function reloadOnDevelopment(): void {
  let before = compilations();
  onRegistryChange(() => {
    const now = compilations();
    if (before !== '' && now !== '' && now !== before && !hasUnsavedWork()) location.reload();
    before = now;
  });
}

function compilations(): string {
  return Object.values(currentRegistry().remotes)
    .filter(({ release }) => release.development)
    .map(({ release }) => release.published_at)
    .join();
}
