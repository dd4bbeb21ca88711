import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GroupButton } from './GroupButton.tsx';
import { MenuEntry } from './MenuEntry.tsx';
import { isPageOf, type MenuGroup, type MenuItem, targetOf } from './menu.ts';

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
