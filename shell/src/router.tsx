import { paths } from '@seamline/shared/paths';
import { lazy, Suspense } from 'react';
import { createBrowserRouter, Outlet, redirect, useLocation } from 'react-router-dom';
import { ShellFailure } from './App.tsx';
import { DashboardLayout } from './layout/DashboardLayout.tsx';
import { itemAt } from './layout/menu.ts';
import { ownPages } from './ownPages.tsx';
import { RemoteUnavailable } from './remotes/RemoteUnavailable.tsx';
import { CONTENT_ROUTE } from './remotes/remoteRoutes.tsx';
import { useRegistry, useRemotes } from './remotes/remoteStore.ts';
import type { Remotes } from './remotes/remotes.ts';
import { askedPageIn } from './session/askedPage.ts';
import { NotFoundScreen } from './session/NotFoundScreen.tsx';
import { SignupScreen } from './session/SignupScreen.tsx';

const PlaceholderScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "placeholder" */ './layout/PlaceholderScreen.tsx')).PlaceholderScreen,
}));

/** The shell's own routes; those of the remotes are added under the content route when a URL needs them. */
export function createRouter({ routes }: Remotes) {
  const router = createBrowserRouter(
    [
      {
        path: paths.dashboard,
        element: <DashboardLayout />,
        hydrateFallbackElement: <DashboardLayout isStarting />,
        children: [
          ownPages,
          {
            id: CONTENT_ROUTE,
            errorElement: <ShellFailure />,
            element: (
              <Suspense>
                <Outlet />
              </Suspense>
            ),
            children: [
              { path: 'circular', element: <PlaceholderScreen /> },
              { path: 'circularl', element: <PlaceholderScreen /> },
              { path: '*', element: <UnservedScreen /> },
            ],
          },
        ],
      },
      { path: '/', loader: leaveSignIn },
      { path: paths.signIn, loader: leaveSignIn },
      { path: paths.signup, element: <SignupScreen /> },
      { path: '*', element: <NowhereScreen /> },
    ],
    { patchRoutesOnNavigation: routes.patchOnNavigation },
  );
  routes.attach(router);
  return router;
}

/** The page of a path below /dashboard that no route serves: a failed remote, a placeholder, or "not found". */
function UnservedScreen() {
  const { pathname } = useLocation();
  const { store } = useRemotes();
  useRegistry();
  const [name = '', remote] = store.remoteFor(pathname) ?? [];
  if (remote && !store.patchedRoutes(name)) return <RemoteUnavailable name={name} remote={remote} />;
  const item = remote ? undefined : itemAt(pathname);
  if (item) return <PlaceholderScreen item={item.label} />;
  return <NotFoundScreen path={pathname} home={paths.dashboard} />;
}

/** Leaves the sign-in after a sign-in, in this tab or in another one. */
function leaveSignIn() {
  return redirect(askedPageIn(history.state));
}

function NowhereScreen() {
  return (
    <main>
      <NotFoundScreen path={useLocation().pathname} home={paths.dashboard} />
    </main>
  );
}
