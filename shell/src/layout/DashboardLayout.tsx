import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { setSidebarChoice, useSidebarChoice } from '@seamline/shared/session';
import { LoadingState, useIsNarrow } from '@seamline/shared/ui';
import { type DOMAttributes, type RefObject, type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useRemotes } from '../remotes/remoteStore.ts';
import { takeSignIn } from '../session/freshSignIn.ts';
import { Header } from './Header.tsx';
import { PrintHead } from './PrintHead.tsx';
import { RightsNote } from './RightsNote.tsx';
import { SIDEBAR_ID, Sidebar } from './Sidebar.tsx';
import { useFocusRestore } from './useFocusRestore.ts';

const Frame = chakra('div', {
  base: {
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateRows: '3.5rem 1fr',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > a[href="#content"]': {
      position: 'fixed',
      insetInlineStart: '2',
      top: '-6rem',
      zIndex: 60,
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      paddingInline: '4',
      bg: 'bg.raised',
      color: 'fg',
      borderRadius: 'md',
      boxShadow: 'raised',
      '&:focus': { top: '1.5' },
    },
    '& > header': { gridColumn: '1 / -1' },
    '& > main': { gridColumn: '2', minWidth: 0 },
    '@media print': { display: 'block' },
  },
});

interface DashboardLayoutProps {
  /** True while the page of the URL is loaded; the frame is shown already. */
  isStarting?: boolean;
}

/** The frame of the dashboard: header, sidebar, and the page of the URL. */
export function DashboardLayout({ isStarting = false }: DashboardLayoutProps) {
  const { t } = useLingui();
  const narrow = useIsNarrow();
  const choice = useSidebarChoice();
  const open = choice ?? !narrow;
  const covers = open && narrow;
  const main = useRef<HTMLElement>(null);
  const linkIntent = useLinkIntent();
  useForgetChoiceOnResize(narrow);
  useFocusRestore();
  useEffect(refuseStrayFiles, []);
  useCloseOnEscape(covers);
  return (
    <Frame {...linkIntent}>
      <a href="#content" data-print="hide">
        {t`Skip to content`}
      </a>
      <Header isSidebarOpen={open} toggleSidebar={() => setSidebarChoice(!open)} />
      <Sidebar open={open} narrow={narrow} close={closeSidebar} />
      <main id="content" tabIndex={-1} ref={main} inert={covers}>
        <PrintHead />
        <RightsNote />
        {isStarting ? <LoadingState>{t`Loading…`}</LoadingState> : <Outlet />}
      </main>
      <FocusOnNavigation main={main} isStarting={isStarting} />
    </Frame>
  );
}

function closeSidebar() {
  setSidebarChoice(false);
}

/** Resets the choice when the width crosses the breakpoint: it was made for the other width. */
function useForgetChoiceOnResize(narrow: boolean) {
  const before = useRef(narrow);
  useEffect(() => {
    if (before.current === narrow) return;
    before.current = narrow;
    setSidebarChoice(null);
  }, [narrow]);
}

/** Closes a sidebar that covers the page on Escape, and returns the focus to its button. */
function useCloseOnEscape(covers: boolean) {
  useEffect(() => {
    if (!covers) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      closeSidebar();
      document.querySelector<HTMLElement>(`[aria-controls="${SIDEBAR_ID}"]`)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [covers]);
}

/**
 * Refuses dropped files that no field accepts: some browsers would open such a file in place of the page, and unsaved
 * changes would be lost.
 * @returns A function that stops this.
 */
function refuseStrayFiles(): () => void {
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}

function refuse(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Returns event handlers for the frame around all pages that fetch what a link leads to before the click. */
function useLinkIntent(): DOMAttributes<HTMLElement> {
  const { routes } = useRemotes();
  return useMemo(() => {
    const preload = (event: SyntheticEvent) => {
      const link = linkOf(event);
      if (link) void routes.preload(link.pathname);
    };
    const prefetchData = (event: SyntheticEvent) => {
      const link = linkOf(event);
      if (link) routes.prefetchData(link);
    };
    return {
      onPointerOver: preload,
      onFocus: preload,
      onPointerDown: prefetchData,
      // Before the link itself acts, so that the page finds the response on its way.
      onClickCapture: prefetchData,
    };
  }, [routes]);
}

/** Returns the link of this application that an event happened to. */
function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin ? link : undefined;
}

interface FocusOnNavigationProps {
  main: RefObject<HTMLElement | null>;
  /** True while the frame is shown without its page. */
  isStarting: boolean;
}

/**
 * Moves the focus to the heading of the new page after a navigation or a sign-in, so that screen readers announce it
 * and Tab continues from there, or to the part of the page that the URL names. A field that the page has focused itself
 * keeps the focus. It is a component, because a hook would render the whole frame again at each change of the URL.
 */
export function FocusOnNavigation({ main, isStarting }: FocusOnNavigationProps): null {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const navigationType = useNavigationType();
  useEffect(() => {
    const isSamePage = before.current === pathname;
    const isDialog = document.querySelector('dialog[open]') !== null;
    // The page below a dialog stays the page until the dialog's URL is left for another page.
    if (isStarting || isDialog || (isSamePage && !takeSignIn())) return;
    before.current = pathname;
    // After Back the browser itself restores the scroll position. The first page after a sign-in is the same page.
    if (isSamePage || navigationType !== 'POP') window.scrollTo(0, 0);
    const content = main.current;
    if (!content || content.contains(document.activeElement)) return;
    const part = hash && document.getElementById(hash.slice(1));
    if (part) part.tabIndex = -1;
    (part || (content.querySelector<HTMLElement>('h1') ?? content)).focus({ preventScroll: !part });
  }, [pathname, hash, main, isStarting, navigationType]);
  return null;
}
