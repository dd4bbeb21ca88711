import { paths } from '@seamline/shared/paths';
import { useEffect } from 'react';
import { NotFoundScreen } from '../placeholder/NotFoundScreen.tsx';
import { SignupScreen } from '../placeholder/SignupScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';

/** What somebody without a session meets; these pages need no router and load none. */
export function SignedOut() {
  const pathname = location.pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const isProtected = pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
  useEffect(() => {
    if (isProtected) history.replaceState(null, '', paths.signIn);
  }, [isProtected]);
  if (isProtected || pathname === '/' || pathname === paths.signIn) return <SignInScreen />;
  if (pathname === paths.signup) return <SignupScreen />;
  return (
    <main>
      <NotFoundScreen path={location.pathname} home={paths.signIn} />
    </main>
  );
}
