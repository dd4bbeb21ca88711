import { keptOverride } from './overrideWish.ts';

/** Shows the development server that this tab was asked for: `?override=mf-leave@http://localhost:3102/`. */
export async function followOverride(): Promise<void> {
  const wish = keptOverride();
  if (wish === null) return;
  const { showOverride } = await import('./override.ts');
  await showOverride(wish);
}

/** Takes the remotes of the workspace whose development servers run. `rsbuild dev` of the shell says which. */
export async function takeRunningRemotes(): Promise<void> {
  const response = await fetch('/running-remotes.json', { cache: 'no-store' });
  const running = (await response.json()) as Record<string, string>;
  const { takeFrom } = await import('./override.ts');
  await Promise.all(Object.entries(running).map(([name, base]) => takeFrom(name, base)));
}
