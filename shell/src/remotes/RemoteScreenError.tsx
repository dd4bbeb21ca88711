import { useMessages } from '@seamline/shared/messages';
import { useLocation, useNavigate, useNavigation, useRouteError } from '@seamline/shared/router';
import { useEffect } from 'react';
import { shellMessages } from '../messages.ts';
import { dropRemoteRoutes, patchedRelease } from './patchedRoutes.ts';
import { RemoteFailure } from './RemoteFailure.tsx';
import { replaceRefusedCopy } from './refusedCopy.ts';
import { currentRegistry } from './registryStore.ts';
import { noteUsage } from './usageReports.ts';

/** A screen of a loaded remote that failed to load or stopped while it was shown. */
export function RemoteScreenError({ name }: { name: string }) {
  const text = useMessages(shellMessages);
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const remote = currentRegistry().remotes[name];
  const title = remote?.title ?? name;
  const notLoaded = /ChunkLoadError|Loading (CSS )?chunk/i.test(String(error));
  useEffect(() => {
    const release = patchedRelease(name);
    if (release) noteUsage(name, release, notLoaded ? 'failed' : 'crashed');
  }, [name, notLoaded]);
  const retry = async () => {
    await replaceRefusedCopy(error);
    // The router remembers the failed screen by its route: fresh routes ask for it anew.
    dropRemoteRoutes(name);
    navigate(location, { replace: true, state: location.state });
  };
  return (
    <RemoteFailure
      title={title}
      what={notLoaded ? text.screenNotLoaded(title) : text.screenFailed(title)}
      why={notLoaded ? text.reasonLoad : undefined}
      owner={remote?.owner}
      retry={retry}
      isRetrying={navigation.state !== 'idle'}
    />
  );
}
