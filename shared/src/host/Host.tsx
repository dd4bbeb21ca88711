import { queryClient } from '@seamline/shared/query';
import type { RemoteModule } from '@seamline/shared/remote';
import { useSession, useSessionLapsed } from '@seamline/shared/session';
import { Dialog, EmptyState, MessageRegion, UiProvider } from '@seamline/shared/ui';
import { GlobalRules } from '@seamline/shared/ui/global-rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider, redirect, useLocation } from 'react-router-dom';
import { HostFrame } from './HostFrame.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Remote {
  title: string;
  routes: RemoteModule['routes'];
}

/** Shows the screens of a remote without a shell. */
export function showRemote(title: string, routes: RemoteModule['routes']): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <UiProvider>
      <GlobalRules />
      <Host title={title} routes={routes} />
    </UiProvider>,
  );
}

/** The minimal environment of a remote's screens: session, router, query cache and messages. */
function Host(remote: Remote) {
  const session = useSession();
  const lapsed = useSessionLapsed();
  return (
    <QueryClientProvider client={queryClient}>
      {session || lapsed ? <Screens key={session?.number} {...remote} /> : <SignInForm />}
      {lapsed && (
        <Dialog title="Your session has ended" close={() => undefined} role="alertdialog">
          <SignInForm />
        </Dialog>
      )}
      <MessageRegion />
    </QueryClientProvider>
  );
}

function Screens(remote: Remote) {
  const [router] = useState(() => createRouter(remote));
  return <RouterProvider router={router} />;
}

/** The screens of the remote, at the same URLs as in the shell, so that links and bookmarks work in both. */
function createRouter({ title, routes }: Remote) {
  const paths = menuPaths(routes);
  const [first = '/dashboard/none'] = paths;
  const frame = <HostFrame title={title} paths={paths} />;
  return createBrowserRouter([
    {
      path: '/dashboard',
      element: frame,
      hydrateFallbackElement: frame,
      children: [{ index: true, loader: () => redirect(first) }, ...routes, { path: '*', element: <NoScreen /> }],
    },
    { path: '*', loader: () => redirect(first) },
  ]);
}

/** Explains that a URL belongs to another part of the suite. */
function NoScreen() {
  return (
    <EmptyState title={`This remote has no screen at ${useLocation().pathname}`}>
      Other screens are in the shell: run "pnpm dev" and open it there.
    </EmptyState>
  );
}

/** Returns the paths of a remote's screens without parameters, for the menu. */
export function menuPaths(routes: readonly RouteObject[], base = '/dashboard'): string[] {
  return routes.flatMap((route) => {
    const path = route.path ? `${base}/${route.path}` : base;
    if (/[:*]/.test(path)) return [];
    // A route without a path lays out its children.
    const isLayout = !route.path && !route.index;
    const isScreen =
      !isLayout && (route.lazy !== undefined || route.element !== undefined || route.Component !== undefined);
    return [...(isScreen ? [path] : []), ...menuPaths(route.children ?? [], path)];
  });
}
