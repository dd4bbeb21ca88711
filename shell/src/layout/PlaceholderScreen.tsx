import { Link as TextLink } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { EmptyState, Page } from '@seamline/shared/ui';
import { Link, useLocation } from 'react-router-dom';
import { useMenuLabel } from './menu.ts';

/** The page of a menu entry that no remote serves yet. */
export function PlaceholderScreen({ item: known }: { item?: string }) {
  const { t } = useLingui();
  const labelIn = useMenuLabel();
  const { state, pathname } = useLocation();
  const entry = known ?? itemIn(state);
  const item = entry && labelIn(entry);
  return (
    <Page title={item ?? t`Under Testing Mode`}>
      <EmptyState
        icon="clock"
        title={item ? t`${item} is not available yet.` : t`This part is not available yet.`}
        action={
          <TextLink asChild>
            <Link to={paths.dashboard}>
              <Trans>Back to the dashboard</Trans>
            </Link>
          </TextLink>
        }
      >
        {pathname.toLowerCase() === paths.misspeltPlaceholder.toLowerCase() && (
          <Trans>The menu leads to a mistyped address; it is the same page.</Trans>
        )}
      </EmptyState>
      {entry === 'SHIFT' && (
        <Text>
          <TextLink asChild>
            <Link to={paths.shiftAdd}>
              <Trans>Looking for Add Shift?</Trans>
            </Link>
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
