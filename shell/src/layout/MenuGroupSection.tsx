import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon, type IconName } from '@seamline/shared/ui';
import { memo, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MenuEntry } from './MenuEntry.tsx';
import { isPageOf, type MenuGroup, type MenuItem, targetOf, useMenuLabel } from './menu.ts';

interface GroupProps {
  group: MenuGroup;
  claimed: ReadonlySet<string>;
  isSearching: boolean;
  chosen(): void;
}

/** One group of the menu: open when the user opened it, when the page is in it, or when a search has results in it. */
export function MenuGroupSection({ group, claimed, isSearching, chosen }: GroupProps) {
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
                <Trans>Nothing here yet</Trans>
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
      aria-label={group.label ? undefined : t`More`}
      onClick={() => toggle(!open)}
    >
      <Icon name={ICONS[group.label] ?? 'more'} />
      {group.label ? <span>{labelIn(group.label)}</span> : <Unwritten />}
      <Icon name="chevronDown" />
    </button>
  );
});
