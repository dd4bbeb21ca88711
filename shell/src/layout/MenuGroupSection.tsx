import { useMessages, usePhrases } from '@seamline/shared/messages';
import { Link, useLocation } from '@seamline/shared/router';
import { Icon, Text } from '@seamline/shared/ui';
import { useId, useState } from 'react';
import { remoteMessages } from '../remotes/messages.ts';
import { useReason } from '../remotes/reasons.ts';
import { remoteFor } from '../remotes/registryStore.ts';
import { useRemoteState } from '../remotes/remoteLoader.ts';
import { GroupTitle } from './GroupTitle.tsx';
import { isPageOf, type MenuGroup, type MenuItem, targetOf } from './menu.ts';
import { menuPhrases } from './menuPhrases.ts';
import { layoutMessages } from './messages.ts';

interface GroupProps {
  group: MenuGroup;
  claimed: ReadonlySet<string>;
  isSearching: boolean;
  chosen(): void;
}

/** One group of the menu: open when somebody opened it, when the page is in it, or when a search found something in it. */
export function MenuGroupSection({ group, claimed, isSearching, chosen }: GroupProps) {
  const text = useMessages(layoutMessages);
  const { pathname, state } = useLocation();
  const [choice, setChoice] = useState<boolean>();
  const listId = useId();
  // The address of the placeholder is nobody's own: it would open every group.
  const ownTarget = (item: MenuItem) => (claimed.has(item.slug) ? targetOf(item, claimed) : item.to);
  const isPlaceholderOf = (item: MenuItem) =>
    !ownTarget(item) && state?.item === item.label && isPageOf(item, targetOf(item, claimed), pathname);
  const isHere = group.items.some((item) => isPageOf(item, ownTarget(item), pathname) || isPlaceholderOf(item));
  const open = isSearching || (choice ?? isHere);
  return (
    <section data-here={isHere || undefined}>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          aria-label={group.label ? undefined : text.untitledGroup}
          onClick={() => setChoice(!open)}
        >
          <GroupTitle group={group} />
          <Icon name="chevronDown" />
        </button>
      </h2>
      {open && (
        <ul id={listId}>
          {group.items.map((item) => (
            <li key={item.label}>
              <Entry item={item} to={targetOf(item, claimed)} chosen={chosen} />
            </li>
          ))}
          {group.items.length === 0 && (
            <li>
              <Text tone="muted" size="sm">
                {text.nothingHereYet}
              </Text>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function Entry({ item, to, chosen }: { item: MenuItem; to: string; chosen(): void }) {
  const text = useMessages(layoutMessages);
  const say = usePhrases(menuPhrases);
  const reasons = useMessages(remoteMessages);
  const reasonOf = useReason();
  const [name = '', remote] = remoteFor(to) ?? [];
  const state = useRemoteState(name);
  const { pathname, state: navigationState } = useLocation();
  const unavailable =
    remote?.state === 'disabled'
      ? (remote.reason ?? text.remoteSwitchedOff)
      : remote?.refusal
        ? reasons.reasonUntrusted
        : state.kind === 'failed'
          ? reasonOf(state.error)
          : undefined;
  const leadsToPlaceholder = !item.to && !remote;
  // Some forty entries share the placeholder's address: of them only the chosen one is current.
  const isCurrent = leadsToPlaceholder ? navigationState?.item === item.label : isPageOf(item, to, pathname);
  return (
    <Link
      to={to}
      state={{ item: item.label }}
      onClick={chosen}
      data-placeholder={leadsToPlaceholder || undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {say(item.label)}
      {unavailable && (
        <span title={text.areaUnavailable(unavailable)}>
          <Icon name="unplugged" />
          <Text as="span" srOnly>
            {text.areaUnavailable(unavailable)}
          </Text>
        </span>
      )}
    </Link>
  );
}
