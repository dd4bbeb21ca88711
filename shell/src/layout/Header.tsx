import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { Icon, IconButton, Logo, ProgressBar } from '@seamline/shared/ui';
import { Link, useNavigation } from 'react-router-dom';
import { DismissFailuresOfArea, NotificationCentre } from './NotificationCentre.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SIDEBAR_ID } from './Sidebar.tsx';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 40,
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: '3.5rem',
    paddingInline: '3',
    bg: 'bg.panel',
    borderBlockEndWidth: '1px',
    '& > a:first-of-type': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      color: 'fg',
      textDecoration: 'none',
      fontFamily: 'heading',
      fontWeight: 'bold',
      fontSize: 'lg',
      whiteSpace: 'nowrap',
      minHeight: '44px',
      marginInlineEnd: 'auto',
      borderRadius: 'sm',
      // The name gives way to the buttons, and stays the name of the link.
      '@media (max-width: 26rem)': { '& > span': { srOnly: true } },
    },
    '@media (max-width: 30rem)': { gap: '1', paddingInline: '2' },
    // A panel below its button would leave a small screen at its other side: there it hangs from the bar.
    '& > div > :is([role=menu], [role=dialog])': { maxHeight: 'calc(100dvh - 4.5rem)', overflowY: 'auto' },
    '@media (max-width: 48rem)': {
      '& > div': { position: 'static' },
      '& > div > :is([role=menu], [role=dialog])': { insetInlineEnd: '2' },
    },
    '@media print': { display: 'none' },
  },
});

interface HeaderProps {
  isSidebarOpen: boolean;
  toggleSidebar(): void;
}

/** The bar at the top: sidebar button, product name, command palette, help, notifications, profile menu. */
export function Header({ isSidebarOpen, toggleSidebar }: HeaderProps) {
  const { t } = useLingui();
  return (
    <Bar>
      <IconButton
        label={t`Toggle sidebar`}
        aria-expanded={isSidebarOpen}
        aria-controls={SIDEBAR_ID}
        onClick={toggleSidebar}
      >
        <Icon name="menu" />
      </IconButton>
      <Link to={paths.dashboard}>
        <Logo size={28} />
        <span>Seamline HR</span>
      </Link>
      <PaletteButton />
      <IconButton asChild label={t`Help`}>
        <Link to={paths.help}>
          <Icon name="help" />
        </Link>
      </IconButton>
      <NotificationCentre />
      <DismissFailuresOfArea />
      <ProfileMenu />
      <LoadingBar />
    </Bar>
  );
}

/** A component of its own, so that the start of a navigation renders this and not the whole header. */
function LoadingBar() {
  const { t } = useLingui();
  const { state } = useNavigation();
  return state === 'loading' && <ProgressBar role="progressbar" aria-label={t`Loading…`} />;
}
