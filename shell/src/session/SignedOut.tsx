import { paths } from '@seamline/shared/paths';
import { useEffect } from 'react';
import type { DashboardLoader } from '../DashboardLoader.ts';
import { askToSignIn, isProtected } from './askedPage.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { SignupScreen } from './SignupScreen.tsx';

/** The pages for people without a session. They need no router and load none. */
export function SignedOut({ dashboard }: { dashboard: DashboardLoader }) {
  const pathname = location.pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const needsSession = isProtected(pathname);
  useEffect(() => {
    if (!needsSession) return;
    // The next user did not request the page on which the last one signed out.
    if (dashboard.loaded) history.replaceState(null, '', paths.signIn);
    else askToSignIn();
  }, [needsSession, dashboard]);
  if (needsSession || pathname === '/' || pathname === paths.signIn) return <SignInScreen dashboard={dashboard} />;
  if (pathname === paths.signup) return <SignupScreen />;
  return (
    <main>
      <NotFoundScreen path={location.pathname} home={paths.signIn} />
    </main>
  );
}
