import { useMessages } from '@seamline/shared/messages';
import { Outlet, useNavigation } from '@seamline/shared/router';
import { setSidebarChoice, useSidebarChoice } from '@seamline/shared/session';
import { LoadingState, styled, useIsNarrow } from '@seamline/shared/ui';
import { useEffect, useRef } from 'react';
import { shellMessages } from '../messages.ts';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';

const Frame = styled('div', {
  base: {
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateRows: '3.5rem 1fr',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > a[href="#content"]': {
      position: 'absolute',
      insetInlineStart: '2',
      top: '-4rem',
      zIndex: 60,
      padding: '2',
      bg: 'raised',
      borderRadius: 'md',
      '&:focus': { top: '2' },
    },
    '& > header': { gridColumn: '1 / -1' },
  },
});

/** The frame of the dashboard: header, sidebar, and the page of the address. */
export function DashboardLayout() {
  const text = useMessages(shellMessages);
  const narrow = useIsNarrow();
  const choice = useSidebarChoice();
  const open = choice ?? !narrow;
  const navigation = useNavigation();
  useForgetChoiceOnResize(narrow);
  return (
    <Frame>
      <a href="#content">{text.skipToContent}</a>
      <Header
        isSidebarOpen={open}
        toggleSidebar={() => setSidebarChoice(!open)}
        isLoading={navigation.state === 'loading'}
      />
      <Sidebar open={open} narrow={narrow} close={() => setSidebarChoice(false)} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </Frame>
  );
}

/** What is shown below the frame while the first page is on its way. */
export function PageLoading() {
  const text = useMessages(shellMessages);
  return <LoadingState>{text.loadingArea}</LoadingState>;
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
