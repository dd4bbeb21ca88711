import { paths } from '@seamline/shared/paths';
import { useLocation } from '@seamline/shared/router';
import { itemAt } from '../layout/menu.ts';
import { NotFoundScreen } from '../placeholder/NotFoundScreen.tsx';
import { PlaceholderScreen } from '../placeholder/PlaceholderScreen.tsx';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import { remoteFor } from './registryStore.ts';
import { useRemoteState } from './remoteLoader.ts';

/** What stands at an address below /dashboard that no route serves: a failed remote, a part to come, or nothing. */
export function UnservedScreen() {
  const { pathname } = useLocation();
  const [name = '', remote] = remoteFor(pathname) ?? [];
  const state = useRemoteState(name);
  if (remote && state.kind !== 'ready') return <RemoteUnavailable name={name} remote={remote} />;
  const item = remote ? undefined : itemAt(pathname);
  if (item) return <PlaceholderScreen item={item.label} />;
  return <NotFoundScreen path={pathname} home={paths.dashboard} />;
}
