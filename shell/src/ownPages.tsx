import type { RouteObject } from 'react-router-dom';
import { ShellFailure } from './App.tsx';
import { readSetup } from './home/firstSteps.ts';

// In a chunk of its own, which no other page waits for.
const loadHome = () => import(/* webpackChunkName: "home" */ './home/HomeScreen.tsx');

const loadProfile = async () => {
  const { ProfileScreen, profileMessages } = await import(
    /* webpackChunkName: "profile" */ './profile/ProfileScreen.tsx'
  );
  await profileMessages.ready();
  return { Component: ProfileScreen };
};

const loadHelp = async () => {
  const { HelpScreen, helpMessages } = await import(/* webpackChunkName: "help" */ './help/HelpScreen.tsx');
  await helpMessages.ready();
  return { Component: HelpScreen };
};

/** The home page, the profile and the help. Where one of their chunks fails to load, the frame around them stays. */
export const ownPages: RouteObject = {
  errorElement: <ShellFailure />,
  children: [
    { index: true, lazy: { Component: async () => (await loadHome()).HomeScreen }, loader: readSetup },
    // A function: React Router ignores the failure of a `Component` where the route has no loader.
    { path: 'profile', lazy: loadProfile },
    { path: 'help', lazy: loadHelp },
  ],
};
