import { paths } from '@seamline/shared/paths';
import { createBrowserRouter, redirect, useLocation } from 'react-router-dom';
import { readSetup } from './home/firstSteps.ts';
import { DashboardLayout } from './layout/DashboardLayout.tsx';
import { NotFoundScreen } from './placeholder/NotFoundScreen.tsx';
import { PlaceholderScreen } from './placeholder/PlaceholderScreen.tsx';
import { SignupScreen } from './placeholder/SignupScreen.tsx';
import { CONTENT_ROUTE, patchInto } from './remotes/patchedRoutes.ts';
import { patchRemoteRoutes } from './remotes/remoteRoutes.tsx';
import { UnservedScreen } from './remotes/UnservedScreen.tsx';
import { askedPageIn } from './session/askedPage.ts';

// In a chunk of its own, which no other page waits for.
const loadHome = () => import(/* webpackChunkName: "home" */ './home/HomeScreen.tsx');

/** The shell's own routes; those of the remotes are put under the content route when an address asks for them. */
export function createRouter() {
  const router = createBrowserRouter(
    [
      {
        path: paths.dashboard,
        element: <DashboardLayout />,
        hydrateFallbackElement: <DashboardLayout isStarting />,
        children: [
          { index: true, lazy: { Component: async () => (await loadHome()).HomeScreen }, loader: readSetup },
          {
            id: CONTENT_ROUTE,
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
    { patchRoutesOnNavigation: patchRemoteRoutes },
  );
  patchInto(router);
  return router;
}

/** Somebody signed in, in this tab before or in another one meanwhile. */
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
