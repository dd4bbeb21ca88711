import type { SearchResult } from '@seamline/shared/contract/organisation/search';
import {
  claimedPathOf,
  type PageCommand,
  type RecordCommand,
  remoteCommand,
} from '@seamline/shared/contract/releases/remote-commands';
import { compareTexts } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { LANGUAGES, type Language } from '@seamline/shared/session';
import { HOME, MENU, type MenuItem, matcherOf, targetOf } from '../layout/menu.ts';
import type { RemoteStore } from '../remotes/remoteStore.ts';

/** A screen or an action of the palette. */
export interface Command {
  readonly kind: 'screen' | 'action';
  readonly to: string;
  readonly title: string;
  /** Text that a search is compared with: the title in every language, and other spellings. */
  readonly terms: string;
}

/** The commands of a palette, and where records open, by their kind. */
export interface Offer {
  readonly commands: readonly Command[];
  readonly records: ReadonlyMap<string, RecordCommand>;
}

interface Viewer {
  readonly isOwner: boolean;
  mayEdit(path: string): boolean;
  readonly language: Language;
  /** Translates a label of the menu. */
  readonly labelIn: (english: string) => string;
}

/**
 * Returns what the palette offers to a viewer: the screens of the menu that a running remote serves, and what these
 * remotes declare. A declaration replaces an entry of the menu with its path. Declared commands are in the order
 * of their titles.
 */
export function offerOf(store: RemoteStore, viewer: Viewer): Offer {
  const declared = declaredBy(store);
  const pages = declared.filter((each): each is PageCommand => each.kind !== 'record');
  const allowed = pages.filter((page) => mayUse(page, viewer)).map((page) => toCommand(page, viewer));
  allowed.sort((one, other) => compareTexts(one.title, other.title));
  const replaced = new Set(pages.map(({ path }) => urlOf(path).toLowerCase()));
  const screens = menuScreens(store, viewer).filter(({ to }) => !replaced.has(to.toLowerCase()));
  const records = declared.filter((each): each is RecordCommand => each.kind === 'record');
  return {
    commands: [...screens, ...allowed, helpScreen(viewer)],
    records: new Map(records.map((each) => [each.record, each])),
  };
}

/** Returns the commands of the releases on display. One that this shell cannot read is left out. */
function declaredBy(store: RemoteStore) {
  return Object.values(store.registry.remotes).flatMap((remote) => {
    if (remote.state !== 'live' || remote.refusal) return [];
    const commands = (store.releaseToShow(remote).commands ?? []).map((each) => remoteCommand.safeParse(each).data);
    return commands.filter((each) => each !== undefined && remote.paths.includes(claimedPathOf(each)));
  }) as (PageCommand | RecordCommand)[];
}

function menuScreens(store: RemoteStore, { labelIn }: Viewer): Command[] {
  const live = Object.values(store.registry.remotes).filter(({ state, refusal }) => state === 'live' && !refusal);
  const claimed = new Set(live.flatMap((remote) => remote.paths));
  const items = MENU.flatMap((group) => group.items);
  const isServed = (item: MenuItem) => claimed.has(targetOf(item, claimed).split('/')[2]?.toLowerCase() ?? '');
  return [HOME, ...items.filter(isServed)].map((item) => {
    const title = labelIn(item.label);
    const terms = `${title} ${item.label} ${item.alias ?? ''}`;
    return { kind: 'screen', to: targetOf(item, claimed), title, terms };
  });
}

/** The page *Help*, by the label of its link in the header. */
function helpScreen({ labelIn }: Viewer): Command {
  const title = labelIn('Help');
  return { kind: 'screen', to: paths.help, title, terms: `${title} Help how to guide` };
}

function toCommand({ kind, path, label }: PageCommand, { language }: Viewer): Command {
  const terms = Object.keys(LANGUAGES).map((each) => label[each as Language]);
  return { kind, to: urlOf(path), title: label[language], terms: terms.join(' ') };
}

function mayUse({ requires, path }: PageCommand, { isOwner, mayEdit }: Viewer): boolean {
  if (requires === 'owner') return isOwner;
  return requires === undefined || mayEdit(urlOf(path));
}

function urlOf(path: string): string {
  return `${paths.dashboard}/${path}`;
}

/** Returns the URL of a record; undefined for a kind that no remote opens. */
export function recordUrl({ records }: Offer, { kind, id, title }: Pick<SearchResult, 'kind' | 'id' | 'title'>) {
  const path = records.get(kind)?.path;
  return path && urlOf(path.replace(':id', encodeURIComponent(id)).replace(':title', encodeURIComponent(title)));
}

/** Returns the commands that have every word of a search: titles that begin with it, those with such a word, others. */
export function searchCommands(commands: readonly Command[], query: string): Command[] {
  const matches = matcherOf(query);
  const found = commands.filter(({ terms }) => matches(terms));
  const text = query.trim().toLowerCase();
  const rankOf = ({ title }: Command) => {
    const words = title.toLowerCase();
    if (words.startsWith(text)) return 0;
    return words.includes(` ${text}`) ? 1 : 2;
  };
  return found.sort((one, other) => rankOf(one) - rankOf(other));
}
