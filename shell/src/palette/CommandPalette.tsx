/// <reference path="../../../shared/src/i18n/po.d.ts" />
import { InputGroup } from '@chakra-ui/react/input-group';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { PackageMessages } from '@seamline/shared/i18n';
import { currentRights, mayEdit, useLanguage, useSession } from '@seamline/shared/session';
import { Button, Dialog, Icon, Input, Notice } from '@seamline/shared/ui';
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMenuLabel } from '../layout/menu.ts';
import { useRegistry, useRemotes } from '../remotes/remoteStore.ts';
import { type Offer, offerOf } from './commands.ts';
import { PaletteOptions } from './PaletteOptions.tsx';
import { type Option, rememberItem, usePaletteGroups } from './usePaletteGroups.ts';

/** The messages of the palette, which no page loads before it is opened. */
export const paletteMessages = new PackageMessages({
  hi: () => import('../../locales/later/hi.po'),
  gu: () => import('../../locales/later/gu.po'),
});

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    // Of one height, so that the dialog stays where it is while the results change.
    height: 'min(30rem, calc(100dvh - 9rem))',
    '& > footer': { display: { base: 'none', md: 'flex' }, gap: '4', color: 'fg.muted', fontSize: 'sm' },
  },
});

interface PaletteProps {
  close(): void;
}

/** A dialog that finds screens, actions and records by text, and goes to them. */
export function CommandPalette({ close }: PaletteProps) {
  const { store } = useRemotes();
  const registry = useRegistry();
  const session = useSession();
  const language = useLanguage();
  const labelIn = useMenuLabel();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels are those of the language, the remotes those of the registry
  const offer = useMemo(() => {
    const mayEditAt = (path: string) => mayEdit(currentRights(), path);
    return offerOf(store, { isOwner: session?.role === 'owner', mayEdit: mayEditAt, language, labelIn });
  }, [store, registry, session, language]);
  return (
    <I18nProvider i18n={paletteMessages.i18n}>
      <Palette offer={offer} close={close} />
    </I18nProvider>
  );
}

function Palette({ offer, close }: PaletteProps & { offer: Offer }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const text = typed.trim();
  const { groups, isSearching, failure, retry } = usePaletteGroups(text, offer);
  const options = groups.flatMap((group) => group.options);
  const index = Math.max(
    0,
    options.findIndex(({ key }) => key === activeKey),
  );
  const active = options[index];
  const count = options.length;

  function open({ to, item }: Option) {
    rememberItem(item);
    close();
    void navigate(to, { replace: to === location.pathname + location.search });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !active) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActiveKey(options.at((index + step) % count)?.key);
    else if (event.key === 'Enter') open(active);
    else return;
    event.preventDefault();
  }

  function onClick(event: MouseEvent, option: Option) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(option);
  }

  return (
    <Dialog title={t`Search and commands`} close={close}>
      <Frame>
        <InputGroup startElement={<Icon name="search" />} startElementProps={{ paddingInline: '2.5' }}>
          <Input
            data-autofocus
            role="combobox"
            aria-label={t`Search screens, actions and records`}
            aria-expanded={count > 0}
            aria-controls={count > 0 ? listId : undefined}
            aria-activedescendant={active && `${listId}-${index}`}
            aria-autocomplete="list"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={LIMITS.search}
            placeholder={t`Screen, action, name, code or number`}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActiveKey(undefined);
            }}
            onKeyDown={onKeyDown}
          />
        </InputGroup>
        {count > 0 && (
          <PaletteOptions
            id={listId}
            label={t`Search results`}
            groups={groups}
            active={active}
            activate={setActiveKey}
            onClick={onClick}
          />
        )}
        {failure && (
          <Notice
            tone="error"
            detail={failure.message}
            action={
              <Button variant="outline" size="sm" onClick={retry}>
                <Trans>Retry</Trans>
              </Button>
            }
          >
            <Trans>The records could not be searched.</Trans>
          </Notice>
        )}
        {/* Always rendered, so that screen readers announce its changes. */}
        <Text role="status" color="fg.muted" srOnly={count > 0 && !isSearching}>
          {isSearching && <Trans>Searching…</Trans>}
          {!isSearching && count > 0 && text !== '' && t`${plural(count, { one: '# result.', other: '# results.' })}`}
          {!isSearching && count === 0 && !failure && <Trans>Nothing matches “{text}”.</Trans>}
        </Text>
        <footer aria-hidden="true">
          <Trans>↑ ↓ to choose · Enter to open · Esc to close</Trans>
        </footer>
      </Frame>
    </Dialog>
  );
}
