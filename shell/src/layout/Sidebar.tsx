import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { notify, readStored, writeStored } from '@seamline/shared/session';
import { Button, Icon, SearchInput } from '@seamline/shared/ui';
import { type KeyboardEvent, memo, useCallback, useMemo, useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { useRegistry } from '../remotes/remoteStore.ts';
import { MenuGroupSection } from './MenuGroupSection.tsx';
import { availableMenu, type MenuItem, meantBy, searchMenu, targetOf, useMenuLabel } from './menu.ts';

export const SIDEBAR_ID = 'sidebar';

/** Set while the person hides the entries that are not available yet. */
const SHORT_KEY = 'seamline:short-menu';

const loadAbout = () => import('./AboutDialog.tsx');

const Frame = chakra('nav', {
  base: {
    position: 'sticky',
    top: '3.5rem',
    height: 'calc(100dvh - 3.5rem)',
    width: '16.5rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '4rem 1rem',
    scrollbarWidth: 'thin',
    paddingInline: '3',
    paddingBlockEnd: '8',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.panel',
    borderInlineEndWidth: '1px',
    '&[hidden]': { display: 'none' },
    '& > div:first-of-type': {
      position: 'sticky',
      top: '0',
      zIndex: 1,
      flexShrink: 0,
      paddingBlock: '3',
      bg: 'bg.panel',
    },
    '& a, & h2 > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: '100%',
      minHeight: { base: '44px', md: '34px' },
      paddingInline: '2.5',
      paddingBlock: '1',
      borderRadius: 'sm',
      color: 'fg',
      textAlign: 'start',
      textDecoration: 'none',
      outlineOffset: '-2px',
      '&:hover': { bg: 'bg.muted' },
    },
    '& a[aria-current=page]': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      fontWeight: 'bold',
      boxShadow: 'inset 3px 0 0 var(--chakra-colors-accent-solid)',
      '@media (forced-colors: active)': { outline: '2px solid', outlineColor: 'Highlight' },
    },
    '& a[data-placeholder]:not([aria-current=page])': { color: 'fg.muted' },
    '& a small': { fontSize: 'xs', whiteSpace: 'nowrap' },
    '& > a': { marginBlockEnd: '2' },
    '& h2': { fontSize: 'xs', fontFamily: 'body', letterSpacing: '0.05em' },
    '& h2 > button': { color: 'fg.muted', fontWeight: 'bold', cursor: 'pointer' },
    '& h2 > button[aria-expanded=true], & [data-here] > h2 > button': { color: 'fg' },
    '& h2 > button > svg': { fontSize: 'md' },
    '& h2 > button > svg:last-of-type': {
      marginInlineStart: 'auto',
      fontSize: 'xs',
      transition: 'transform 120ms',
    },
    '& h2 > button[aria-expanded=true] > svg:last-of-type': { transform: 'rotate(180deg)' },
    '& > footer': { marginBlockStart: 'auto', paddingBlockStart: '4', '& > button': { color: 'fg.muted' } },
    // The entries are connected by a line below their group's icon.
    '& ul': {
      marginInlineStart: '1.2rem',
      marginBlockEnd: '2',
      paddingInlineStart: '2',
      borderInlineStartWidth: '1px',
      '& p': { paddingInline: '2.5', paddingBlock: '1.5' },
      '& a > span': { marginInlineStart: 'auto' },
    },
  },
  variants: {
    narrow: {
      true: { position: 'fixed', insetInlineStart: 0, zIndex: 35, width: 'min(19rem, 86vw)', boxShadow: 'raised' },
    },
  },
});

const Scrim = chakra('div', { base: { position: 'fixed', inset: '3.5rem 0 0 0', zIndex: 34, bg: 'scrim' } });

interface SidebarProps {
  open: boolean;
  narrow: boolean;
  close(): void;
}

/** The menu: a search, the dashboard and the fourteen groups. */
export const Sidebar = memo(function SidebarMenu({ open, narrow, close }: SidebarProps) {
  const { t } = useLingui();
  const labelIn = useMenuLabel();
  const [query, setQuery] = useState('');
  const [isShort, setShort] = useState(() => readStored(SHORT_KEY) !== null);
  const [about, setAbout] = useState<Awaited<ReturnType<typeof loadAbout>>>();
  const { remotes } = useRegistry();
  const claimed = useMemo(() => new Set(Object.values(remotes).flatMap((remote) => remote.paths)), [remotes]);
  // A search finds every entry.
  const groups = isShort && query === '' ? availableMenu(claimed) : searchMenu(query, labelIn);
  const meant = query ? meantBy(query, claimed, labelIn) : undefined;
  const chosen = useCallback(() => {
    if (narrow) close();
  }, [narrow, close]);

  function shorten(short: boolean) {
    writeStored(SHORT_KEY, short ? 'true' : null);
    setShort(short);
  }

  async function openAbout() {
    try {
      setAbout(await loadAbout());
    } catch {
      notify.error(t`About Seamline HR`, { detail: t`Its files could not be loaded.` });
    }
  }

  return (
    <>
      {open && narrow && <Scrim onClick={close} />}
      <Frame id={SIDEBAR_ID} aria-label={t`Main navigation`} hidden={!open} narrow={narrow || undefined}>
        <div>
          <MenuSearch query={query} change={setQuery} meant={meant} claimed={claimed} chosen={chosen} />
        </div>
        <NavLink to={paths.dashboard} end onClick={chosen}>
          <Icon name="dashboard" /> {t`Dashboard`}
        </NavLink>
        {groups.map((group) => (
          <MenuGroupSection
            key={group.label}
            group={group}
            claimed={claimed}
            isSearching={query !== ''}
            chosen={chosen}
          />
        ))}
        {/* Always rendered, so that screen readers announce its changes. */}
        <Text role="status" color="fg.muted" padding="2.5" srOnly={groups.length > 0}>
          {query && <MenuMatches query={query} found={groups.reduce((sum, { items }) => sum + items.length, 0)} />}
        </Text>
        <footer>
          <Button variant="ghost" size="sm" onClick={() => shorten(!isShort)}>
            {isShort ? t`Show what is not available yet` : t`Hide what is not available yet`}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void openAbout()}>
            <Trans>About Seamline HR</Trans>
          </Button>
        </footer>
      </Frame>
      {about && <about.AboutDialog close={() => setAbout(undefined)} />}
    </>
  );
});

/** A component of its own, because the rules of plurals take a tenth of a second to load on a slow computer. */
function MenuMatches({ query, found }: { query: string; found: number }) {
  if (found === 0) return <Trans>Nothing in the menu matches “{query}”.</Trans>;
  return <Plural value={found} one="# entry matches." other="# entries match." />;
}

interface MenuSearchProps {
  query: string;
  change(query: string): void;
  /** The entry that Enter goes to. */
  meant: MenuItem | undefined;
  claimed: ReadonlySet<string>;
  chosen(): void;
}

/** The search of the menu. A component of its own, since each change of the URL renders it again. */
function MenuSearch({ query, change, meant, claimed, chosen }: MenuSearchProps) {
  const { t } = useLingui();
  const navigate = useNavigate();

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || !meant) return;
    navigate(targetOf(meant, claimed), { state: { item: meant.label } });
    change('');
    chosen();
  }

  return <SearchInput label={t`Search menu`} value={query} change={change} onKeyDown={onKeyDown} />;
}
