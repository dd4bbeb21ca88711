import { keptOverride } from './shownOverride.ts';

/** Shows the development server that the address or this tab asks for: `?override=mf-leave@http://localhost:3102/`. */
export async function followOverride(): Promise<void> {
  const wish = new URLSearchParams(location.search).get('override') ?? keptOverride();
  if (wish === null) return;
  const { showOverride } = await import('./override.ts');
  await showOverride(wish);
}
