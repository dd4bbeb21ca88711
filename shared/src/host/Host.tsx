import { queryClient } from '@seamline/shared/query';
import { useSession, useSessionLapsed } from '@seamline/shared/session';
import { Dialog, MessageRegion } from '@seamline/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, redirect } from 'react-router-dom';
import { HostFrame } from './HostFrame.tsx';
import { menuPaths } from './menuPaths.ts';
import { NoScreen } from './NoScreen.tsx';
import { routes } from './remoteRoutes.ts';
import { SignInForm } from './SignInForm.tsx';

/** The minimal environment of a remote's screens: session, router, query cache and messages. */
export function Host() {
  const session = useSession();
  const lapsed = useSessionLapsed();
  return (
    <QueryClientProvider client={queryClient}>
      {session || lapsed ? <Screens key={session?.number} /> : <SignInForm />}
      {lapsed && (
        <Dialog title="Your session has ended" close={() => undefined} role="alertdialog">
          <SignInForm />
        </Dialog>
      )}
      <MessageRegion />
    </QueryClientProvider>
  );
}

function Screens() {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
}

/** The screens of the remote, at the same URLs as in the shell, so that links and bookmarks work in both. */
function createRouter() {
  const [first = '/dashboard/none'] = menuPaths(routes);
  return createBrowserRouter([
    {
      path: '/dashboard',
      element: <HostFrame paths={menuPaths(routes)} />,
      hydrateFallbackElement: <HostFrame paths={menuPaths(routes)} />,
      children: [{ index: true, loader: () => redirect(first) }, ...routes, { path: '*', element: <NoScreen /> }],
    },
    { path: '*', loader: () => redirect(first) },
  ]);
}
