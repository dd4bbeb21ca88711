import { useLingui } from '@lingui/react/macro';
import {
  type ResultKind,
  type SearchResult,
  searchRecords,
  searchResult,
} from '@seamline/shared/contract/organisation/search';
import { request } from '@seamline/shared/query';
import { currentSession, readStoredJson, useLanguage, writeStored } from '@seamline/shared/session';
import { useDebouncedValue } from '@seamline/shared/table';
import type { IconName } from '@seamline/shared/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMayView } from '../layout/RightsNote.tsx';
import { type Command, type Offer, recordUrl, searchCommands } from './commands.ts';

/** An option of the palette. */
export interface Option {
  /** Unique in the palette. */
  readonly key: string;
  readonly to: string;
  readonly title: string;
  readonly detail: string;
  readonly icon: IconName;
  /** The entry of it among the recent items. */
  readonly item: RecentItem;
}

export interface OptionGroup {
  readonly heading: string;
  readonly options: readonly Option[];
}

const RECORD_ICONS: Readonly<Record<string, IconName>> = {
  employee: 'person',
  branch: 'branch',
  department: 'department',
  'sub-department': 'department',
  designation: 'badge',
  shift: 'clock',
  'leave-type': 'leave',
  administrator: 'shield',
} satisfies Readonly<Record<ResultKind, IconName>>;

/** Milliseconds without a keystroke before the records are searched. */
const PAUSE = 150;
/** A single letter is in almost every name. */
const FEWEST_CHARACTERS = 2;

const recordsQuery = (query: string) =>
  queryOptions({ queryKey: [searchRecords.path, query], queryFn: request(searchRecords, { query: { query } }) });

/** Returns the options for a search by group, and the state of the search of records, which only finds for this text. */
export function usePaletteGroups(text: string, offer: Offer) {
  const { t } = useLingui();
  const language = useLanguage();
  const [recent] = useState(recentItems);
  const settled = useDebouncedValue(text, PAUSE);
  const mayView = useMayView();
  const isSearched = mayView && [...text].length >= FEWEST_CHARACTERS;
  const isSettled = isSearched && settled === text;
  const { data, error, isFetching, refetch } = useQuery({ ...recordsQuery(text), enabled: isSettled });

  const commands = searchCommands(offer.commands, text);
  const groups: OptionGroup[] = [
    ...(text === '' ? [{ heading: t`Recent`, options: recent.flatMap((each) => recentOption(each, offer)) }] : []),
    { heading: t`Actions`, options: commands.filter(({ kind }) => kind === 'action').map(commandOption) },
    { heading: t`Screens`, options: commands.filter(({ kind }) => kind === 'screen').map(commandOption) },
  ];
  for (const [kind, { label }] of isSettled ? offer.records : []) {
    const found = data?.results.filter((each) => each.kind === kind) ?? [];
    groups.push({ heading: label[language], options: found.flatMap((each) => recordOption(each, offer)) });
  }
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    isSearching: isSearched && (!isSettled || (isFetching && !data)),
    failure: isSettled && !data ? error : null,
    retry: () => void refetch(),
  };
}

function commandOption({ kind, to, title }: Command): Option {
  return { key: `${kind} ${to}`, to, title, detail: '', icon: kind === 'action' ? 'plus' : 'arrowRight', item: { to } };
}

function recordOption(record: SearchResult, offer: Offer): Option[] {
  const { kind, id, title, detail } = record;
  const to = recordUrl(offer, record);
  if (!to) return [];
  return [{ key: `${kind} ${id}`, to, title, detail, icon: RECORD_ICONS[kind] ?? 'list', item: record }];
}

/** Returns none for a page or a kind of record that is not offered any more. */
function recentOption(item: RecentItem, offer: Offer): Option[] {
  const same = 'to' in item ? offer.commands.find(({ to }) => to === item.to) : undefined;
  const options = 'to' in item ? (same ? [commandOption(same)] : []) : recordOption(item, offer);
  return options.map((option) => ({ ...option, key: `recent ${option.key}` }));
}

/** A record or a page that was opened from the palette. A page has its title from the palette of the day. */
type RecentItem = SearchResult | { readonly to: string };

/** Removed with the session, since it names employees. */
const KEY = 'seamline:recent:opened';
const MOST = 5;

/** Returns what the present viewer opened from the palette on this device, the latest first. */
function recentItems(): RecentItem[] {
  const stored = readStoredJson(KEY) as { person?: unknown; items?: unknown } | null;
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
