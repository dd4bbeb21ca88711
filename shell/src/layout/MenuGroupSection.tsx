import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon, type IconName } from '@seamline/shared/ui';
import { type MouseEvent, memo, useId, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { REASONS, useReason } from '../remotes/RemoteUnavailable.tsx';
import { failureKindOf, useRegistry, useRemoteState, useRemotes } from '../remotes/remoteStore.ts';
import { isPageOf, type MenuGroup, type MenuItem, targetOf, useMenuLabel } from './menu.ts';

interface GroupProps {
  group: MenuGroup;
  claimed: ReadonlySet<string>;
  isSearching: boolean;
  chosen(): void;
}

/** One group of the menu: open when the user opened it, when the page is in it, or when a search has results in it. */
export function MenuGroupSection({ group, claimed, isSearching, chosen }: GroupProps) {
  const { t } = useLingui();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<boolean>();
  const listId = useId();
  // Some forty entries share the path of the placeholder; only the chosen one is current.
  const ownTarget = (item: MenuItem) => (claimed.has(item.slug) ? targetOf(item, claimed) : item.to);
  const isCurrent = (item: MenuItem) =>
    ownTarget(item) ? isPageOf(item, ownTarget(item), pathname) : state?.item === item.label;
  const isHere = group.items.some((item) => isPageOf(item, targetOf(item, claimed), pathname) && isCurrent(item));
  const open = isSearching || (choice ?? isHere);
  return (
    <section data-here={isHere || undefined}>
      <h2>
        <GroupButton group={group} open={open} listId={listId} toggle={setChoice} />
      </h2>
      {open && (
        <ul id={listId}>
          {group.items.map((item) => (
            <li key={item.label}>
              <MenuEntry
                item={item}
                to={targetOf(item, claimed)}
                isCurrent={isCurrent(item)}
                navigate={navigate}
                chosen={chosen}
              />
            </li>
          ))}
          {group.items.length === 0 && (
            <li>
              <Text color="fg.muted" fontSize="sm">
                {group.label ? t`Nothing here yet` : t`This group has no name and no entries yet.`}
              </Text>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

const ICONS: Record<string, IconName> = {
  'COMPANY SETTING': 'branch',
  'LEAVE MANAGEMENT': 'leave',
  'SHIFT MANAGEMENT': 'clock',
  ATTENDANCE: 'checkCircle',
  'WORK ALLOCATION': 'briefcase',
  'TRACK EMPLOYESS': 'pin',
  'DAILY WORK REPORT': 'edit',
  HOLIDAYS: 'sun',
  PENALTY: 'alert',
  'TASK MANAGMENT': 'list',
  REPORTS: 'download',
  LOGS: 'history',
  USER: 'people',
};

// The group without a title shows an unwritten label: a line of stitches.
const Unwritten = chakra('span', {
  base: { width: '3.5rem', borderBlockEndWidth: '2px', borderStyle: 'dashed', borderColor: 'stitch', opacity: 0.8 },
});

interface GroupButtonProps {
  group: MenuGroup;
  open: boolean;
  /** The id of the list that it opens. */
  listId: string;
  toggle(open: boolean): void;
}

/** Opens a group of the menu: an icon to find it by, and its title where it has one. */
const GroupButton = memo(({ group, open, listId, toggle }: GroupButtonProps) => {
  const { t } = useLingui();
  const labelIn = useMenuLabel();
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={listId}
      aria-label={group.label ? undefined : t`Group without a name`}
      onClick={() => toggle(!open)}
    >
      <Icon name={ICONS[group.label] ?? 'more'} />
      {group.label ? <span>{labelIn(group.label)}</span> : <Unwritten />}
      <Icon name="chevronDown" />
    </button>
  );
});

interface EntryProps {
  item: MenuItem;
  to: string;
  isCurrent: boolean;
  /** A prop, because a component that asks the router for it is rendered again at each change of the URL. */
  navigate: NavigateFunction;
  chosen(): void;
}

/**
 * A link of the menu. The router's own links are rendered again at each change of the URL, and there are some
 * seventy: that would take longer than the page that is opened.
 */
const MenuEntry = memo(({ item, to, isCurrent, navigate, chosen }: EntryProps) => {
  const { t } = useLingui();
  const labelIn = useMenuLabel();
  const { store } = useRemotes();
  const reason = useWhyUnavailable(to);
  const isPlaceholder = !item.to && !store.remoteFor(to);

  function follow(event: MouseEvent) {
    chosen();
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(to, { state: { item: item.label }, replace: location.pathname === to });
  }

  return (
    <a
      href={to}
      onClick={follow}
      data-placeholder={isPlaceholder || undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {labelIn(item.label)}
      {isPlaceholder && (
        <span title={t`Not available yet`}>
          <small aria-hidden="true">
            <Trans comment="Mark of a menu entry without a page, as short as possible">Not yet</Trans>
          </small>
          <Text as="span" srOnly>
            <Trans>Not available yet</Trans>
          </Text>
        </span>
      )}
      {reason && (
        <span title={t`Unavailable: ${reason}`}>
          <Icon name="unplugged" />
          <Text as="span" srOnly>
            <Trans>Unavailable: {reason}</Trans>
          </Text>
        </span>
      )}
    </a>
  );
});

/** Returns why the remote behind a path cannot be shown, for people; undefined where it can. */
function useWhyUnavailable(to: string): string | undefined {
  const { t } = useLingui();
  const reasonOf = useReason();
  const { store } = useRemotes();
  // Another registry may give the path to another remote.
  useRegistry();
  const [name = '', remote] = store.remoteFor(to) ?? [];
  const state = useRemoteState(name);
  if (remote?.state === 'disabled') return remote.reason ?? t`It has been switched off by its team.`;
  if (remote?.refusal) return t(REASONS[failureKindOf(remote.refusal)]);
  return state.kind === 'failed' ? reasonOf(state.error) : undefined;
}
