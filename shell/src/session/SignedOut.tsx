import { paths } from '@seamline/shared/paths';
import { useEffect } from 'react';
import { loadedDashboard } from '../loadDashboard.ts';
import { NotFoundScreen } from '../placeholder/NotFoundScreen.tsx';
import { SignupScreen } from '../placeholder/SignupScreen.tsx';
import { askToSignIn, isProtected } from './askedPage.ts';
import { SignInScreen } from './SignInScreen.tsx';

/** What somebody without a session meets; these pages need no router and load none. */
export function SignedOut() {
  const pathname = location.pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const needsSession = isProtected(pathname);
  useEffect(() => {
    if (!needsSession) return;
    // A page that somebody left by signing out is not what the next person asks for.
    if (loadedDashboard()) history.replaceState(null, '', paths.signIn);
    else askToSignIn();
  }, [needsSession]);
  if (needsSession || pathname === '/' || pathname === paths.signIn) return <SignInScreen />;
  if (pathname === paths.signup) return <SignupScreen />;
  return (
    <main>
      <NotFoundScreen path={location.pathname} home={paths.signIn} />
    </main>
  );
}
