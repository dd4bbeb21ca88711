import type { Page } from '@playwright/test';

interface Node {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** Returns the live setting of a sentence in the accessibility tree: `polite`, `assertive` or `off`. */
export async function livenessOf(page: Page, sentence: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  let node = nodes.find(({ ignored, name }) => !ignored && name?.value === sentence);
  if (!node) throw new Error(`The tree has no “${sentence}”.`);
  for (; node; node = byId.get(node.parentId ?? '')) {
    const live = node.properties?.find(({ name }) => name === 'live')?.value.value;
    if (live) return live;
  }
  return 'off';
}

/** Collects what comes into live regions from now on: what a screen reader says without being asked. */
export async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const regions = '[aria-live], [role=alert], [role=status]';
    new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations) {
        for (const node of addedNodes) {
          const element = node instanceof Element ? node : node.parentElement;
          const region = element?.closest(regions);
          const said = node.textContent?.replaceAll(/\s+/g, ' ').trim();
          if (said && region && region.getAttribute('aria-live') !== 'off') heard.push(said);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => [...(window as unknown as { heard: string[] }).heard]);
}
