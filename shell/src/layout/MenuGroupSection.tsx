import { useMessages } from '@seamline/shared/messages';
import { Text } from '@seamline/shared/ui';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GroupButton } from './GroupButton.tsx';
import { MenuEntry } from './MenuEntry.tsx';
import { isPageOf, type MenuGroup, type MenuItem, targetOf } from './menu.ts';
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
  const navigate = useNavigate();
  const [choice, setChoice] = useState<boolean>();
  const listId = useId();
  // The address of the placeholder is nobody's own: some forty entries share it, and only the chosen one is current.
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
