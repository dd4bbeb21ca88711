import { useMessages, usePhrases } from '@seamline/shared/messages';
import { Icon, Text } from '@seamline/shared/ui';
import { type MouseEvent, memo } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { remoteMessages } from '../remotes/messages.ts';
import { useReason } from '../remotes/reasons.ts';
import { remoteFor, useRegistry } from '../remotes/registryStore.ts';
import { useRemoteState } from '../remotes/remoteLoader.ts';
import type { MenuItem } from './menu.ts';
import { menuPhrases } from './menuPhrases.ts';
import { layoutMessages } from './messages.ts';

interface EntryProps {
  item: MenuItem;
  to: string;
  isCurrent: boolean;
  /** Given, since whoever asks the router for it is drawn anew at each change of the address. */
  navigate: NavigateFunction;
  chosen(): void;
}

/**
 * A link of the menu. The router's own links are drawn anew at each change of the address, and of these there are some
 * seventy: that would take longer than the page that somebody goes to.
 */
export const MenuEntry = memo(({ item, to, isCurrent, navigate, chosen }: EntryProps) => {
  const text = useMessages(layoutMessages);
  const say = usePhrases(menuPhrases);
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
      data-placeholder={(!item.to && !remoteFor(to)) || undefined}
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

/** Why the remote behind an address cannot be shown, for people; undefined where it can. */
function useWhyUnavailable(to: string): string | undefined {
  const text = useMessages(layoutMessages);
  const reasons = useMessages(remoteMessages);
  const reasonOf = useReason();
  // Another registry may claim another address.
  useRegistry();
  const [name = '', remote] = remoteFor(to) ?? [];
  const state = useRemoteState(name);
  if (remote?.state === 'disabled') return remote.reason ?? text.remoteSwitchedOff;
  if (remote?.refusal) return reasons.reasonUntrusted;
  return state.kind === 'failed' ? reasonOf(state.error) : undefined;
}
