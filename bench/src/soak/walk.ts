import type { Browser, CDPSession, Page } from '@playwright/test';
import { heldMetrics } from '../../../e2e/support/pageMetrics.ts';
import { headingOf, type KnownRemote, REMOTES } from '../../../e2e/support/remotes.ts';
import { choose, content, sidebar, title } from '../../../e2e/support/shell.ts';

/** Resources that a page holds. */
export interface HeldByPage {
  /** Bytes of living objects, after a collection. */
  heap: number;
  nodes: number;
  listeners: number;
  documents: number;
}

/** Visits the first screen of each remote, and returns to the home page. */
export async function walk(page: Page): Promise<void> {
  for (const remote of REMOTES) await enter(page, remote);
  await sidebar(page).getByRole('link', { name: 'Dashboard', exact: true }).click();
  await title(page).filter({ hasText: 'Dashboard' }).waitFor();
}

async function enter(page: Page, remote: KnownRemote): Promise<void> {
  const browser = page.context().browser() as Browser;
  const heading = await headingOf(browser, new URL(page.url()).origin, remote);
  await choose(page, remote.group, remote.item);
  await title(page).filter({ hasText: heading }).waitFor();
  await content(page).getByRole('progressbar').waitFor({ state: 'detached' });
}

export async function heldByPage(session: CDPSession): Promise<HeldByPage> {
  const metric = await heldMetrics(session);
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    documents: metric('Documents'),
  };
}
