import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '@seamline/shared/messages';
import { setSidebarChoice, useSidebarChoice } from '@seamline/shared/session';
import { LoadingState, useIsNarrow } from '@seamline/shared/ui';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { shellMessages } from '../messages.ts';
import { Arrival } from './Arrival.ts';
import { Header } from './Header.tsx';
import { layoutMessages } from './messages.ts';
import { RightsNote } from './RightsNote.tsx';
import { refuseStrayFiles } from './refuseStrayFiles.ts';
import { SIDEBAR_ID, Sidebar } from './Sidebar.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useLinkIntent } from './useLinkIntent.ts';

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
      bg: 'raised',
      color: 'ink',
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
  /** Whether the page of the address is not there yet: the frame stands already. */
  isStarting?: boolean;
}

/** The frame of the dashboard: header, sidebar, and the page of the address. */
export function DashboardLayout({ isStarting = false }: DashboardLayoutProps) {
  const text = useMessages(layoutMessages);
  const common = useMessages(shellMessages);
  const narrow = useIsNarrow();
  const choice = useSidebarChoice();
  const open = choice ?? !narrow;
  const covers = open && narrow;
  const main = useRef<HTMLElement>(null);
  const linkIntent = useLinkIntent();
  useForgetChoiceOnResize(narrow);
  useKeptFocus();
  useEffect(refuseStrayFiles, []);
  useCloseOnEscape(covers);
  return (
    <Frame {...linkIntent}>
      <a href="#content" data-print="hide">
        {text.skipToContent}
      </a>
      <Header isSidebarOpen={open} toggleSidebar={() => setSidebarChoice(!open)} />
      <Sidebar open={open} narrow={narrow} close={closeSidebar} />
      <main id="content" tabIndex={-1} ref={main} inert={covers}>
        <RightsNote />
        {isStarting ? <LoadingState>{common.loadingArea}</LoadingState> : <Outlet />}
      </main>
      <Arrival main={main} isStarting={isStarting} />
    </Frame>
  );
}

function closeSidebar() {
  setSidebarChoice(false);
}

/** Crossing the breakpoint is a new situation: what was chosen for the other width does not fit. */
function useForgetChoiceOnResize(narrow: boolean) {
  const before = useRef(narrow);
  useEffect(() => {
    if (before.current === narrow) return;
    before.current = narrow;
    setSidebarChoice(null);
  }, [narrow]);
}

/** A sidebar that lies over the page goes away on Escape, and the focus returns to its switch. */
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
