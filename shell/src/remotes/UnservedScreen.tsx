import { paths } from '@seamline/shared/paths';
import { useLocation } from 'react-router-dom';
import { itemAt } from '../layout/menu.ts';
import { NotFoundScreen } from '../placeholder/NotFoundScreen.tsx';
import { PlaceholderScreen } from '../placeholder/PlaceholderScreen.tsx';
import { patchedRelease } from './patchedRoutes.ts';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import { remoteFor, useRegistry } from './registryStore.ts';

/** What stands at an address below /dashboard that no route serves: a failed remote, a part to come, or nothing. */
export function UnservedScreen() {
  const { pathname } = useLocation();
  useRegistry();
  const [name = '', remote] = remoteFor(pathname) ?? [];
  if (remote && patchedRelease(name) === undefined) return <RemoteUnavailable name={name} remote={remote} />;
  const item = remote ? undefined : itemAt(pathname);
  if (item) return <PlaceholderScreen item={item.label} />;
  return <NotFoundScreen path={pathname} home={paths.dashboard} />;
}
