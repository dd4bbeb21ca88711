import { type SearchResult, searchResult } from '@seamline/shared/contract/organisation/search';
import { currentSession, readStored, writeStored } from '@seamline/shared/session';
import { parseJson } from '../remotes/hostDocument.ts';

/** A record or a page that was opened from the palette. A page has its title from the palette of the day. */
export type RecentItem = SearchResult | { readonly to: string };

/** Removed with the session, since it names employees. */
const KEY = 'seamline:recent:opened';
const MOST = 5;

/** Returns what the present viewer opened from the palette on this device, the latest first. */
export function recentItems(): RecentItem[] {
  const stored = parseJson(readStored(KEY) ?? 'null') as { person?: unknown; items?: unknown } | null;
  if (!Array.isArray(stored?.items) || stored.person !== currentSession()?.number) return [];
  return stored.items.filter(isRecentItem);
}

/** Puts an item before the recent ones. */
export function rememberItem(item: RecentItem): void {
  const others = recentItems().filter((each) => keyOf(each) !== keyOf(item));
  const items = [item, ...others].slice(0, MOST);
  writeStored(KEY, JSON.stringify({ person: currentSession()?.number, items }));
}

function keyOf(item: RecentItem): string {
  return 'to' in item ? item.to : `${item.kind} ${item.id}`;
}

/** Another release may have stored it. */
function isRecentItem(item: unknown): item is RecentItem {
  return typeof (item as { to?: unknown } | null)?.to === 'string' || searchResult.safeParse(item).success;
}
