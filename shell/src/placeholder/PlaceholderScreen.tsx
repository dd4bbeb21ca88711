import { useMessages, usePhrases } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { EmptyState, Page, Text, TextLink } from '@seamline/shared/ui';
import { Link, useLocation } from 'react-router-dom';
import { menuPhrases } from '../layout/menuPhrases.ts';
import { shellMessages } from '../messages.ts';
import { placeholderMessages } from './messages.ts';

/** The page of whatever is not there yet; it names the entry that led here. */
export function PlaceholderScreen({ item: known }: { item?: string }) {
  const text = useMessages(shellMessages);
  const words = useMessages(placeholderMessages);
  const say = usePhrases(menuPhrases);
  const { state, pathname } = useLocation();
  const item = known ?? itemIn(state);
  return (
    <Page title={item ? say(item) : words.placeholderTitle}>
      <EmptyState
        icon="clock"
        title={item ? words.placeholderItem(say(item)) : words.placeholderUnknown}
        action={
          <TextLink asChild>
            <Link to={paths.dashboard}>{text.backToDashboard}</Link>
          </TextLink>
        }
      >
        {pathname.toLowerCase() === paths.misspeltPlaceholder.toLowerCase() && words.misspeltAddress}
      </EmptyState>
      {item === 'SHIFT' && (
        <Text>
          <TextLink asChild>
            <Link to={paths.shiftAdd}>{words.lookingForAddShift}</Link>
          </TextLink>
        </Text>
      )}
    </Page>
  );
}

function itemIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('item' in state)) return undefined;
  return typeof state.item === 'string' ? state.item : undefined;
}
