import { useMessages, usePhrases } from '@seamline/shared/messages';
import { Icon, Text } from '@seamline/shared/ui';
import { type MouseEvent, memo } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { remoteMessages } from '../remotes/messages.ts';
import { useReason } from '../remotes/RemoteUnavailable.tsx';
import { useRegistry, useRemoteState, useRemotes } from '../remotes/remoteStore.ts';
import type { MenuItem } from './menu.ts';
import { menuPhrases } from './menuPhrases.ts';
import { layoutMessages } from './messages.ts';

interface EntryProps {
  item: MenuItem;
  to: string;
  isCurrent: boolean;
  /** A prop, because a component that asks the router for it is drawn again at each change of the URL. */
  navigate: NavigateFunction;
  chosen(): void;
}

/**
 * A link of the menu. The router's own links are drawn again at each change of the URL, and there are some
 * seventy: that would take longer than the page that somebody goes to.
 */
export const MenuEntry = memo(({ item, to, isCurrent, navigate, chosen }: EntryProps) => {
  const text = useMessages(layoutMessages);
  const say = usePhrases(menuPhrases);
  const { store } = useRemotes();
  const unavailable = useWhyUnavailable(to);

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
      data-placeholder={(!item.to && !store.remoteFor(to)) || undefined}
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
    </a>
  );
});

/** Returns why the remote behind a path cannot be shown, for people; undefined where it can. */
function useWhyUnavailable(to: string): string | undefined {
  const text = useMessages(layoutMessages);
  const reasons = useMessages(remoteMessages);
  const reasonOf = useReason();
  const { store } = useRemotes();
  // Another registry may give the path to another remote.
  useRegistry();
  const [name = '', remote] = store.remoteFor(to) ?? [];
  const state = useRemoteState(name);
  if (remote?.state === 'disabled') return remote.reason ?? text.remoteSwitchedOff;
  if (remote?.refusal) return reasons.reasonUntrusted;
  return state.kind === 'failed' ? reasonOf(state.error) : undefined;
}
