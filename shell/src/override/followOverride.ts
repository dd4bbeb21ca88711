import { keptOverride } from './overrideWish.ts';

/** Shows the development server that this tab was asked for: `?override=mf-leave@http://localhost:3102/`. */
export async function followOverride(): Promise<void> {
  const wish = keptOverride();
  if (wish === null) return;
  const { showOverride } = await import('./override.ts');
  await showOverride(wish);
}
