import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@seamline/shared/ui';
import { type MouseEvent, memo } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { REASONS, useReason } from '../remotes/RemoteUnavailable.tsx';
import { failureKindOf, useRegistry, useRemoteState, useRemotes } from '../remotes/remoteStore.ts';
import type { MenuItem } from './menu.ts';
import { useMenuLabel } from './menu.ts';

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
export const MenuEntry = memo(({ item, to, isCurrent, navigate, chosen }: EntryProps) => {
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
