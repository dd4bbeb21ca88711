import { defineMessages } from '@seamline/shared/messages';

const english = {
  skipToContent: 'Skip to content',
  toggleSidebar: 'Toggle sidebar',
  notifications: 'Notifications',
  notificationsUnread: (count: number) => `Notifications, ${count} unread`,
  noNotifications: 'Nothing has happened yet.',
  clearNotifications: 'Clear all',
  userLabel: 'Admin',
  profileMenu: 'Profile menu',
  profile: 'Profile',
  settings: 'Settings',
  logout: 'Logout',
  unsavedTitle: 'You have unsaved changes.',
  unsavedLead: 'What you typed on this page will be lost if you log out now.',
  colourMode: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'As the device',
  mainNavigation: 'Main navigation',
  searchMenu: 'Search menu',
  menuMatches: (count: number) => (count === 1 ? '1 entry matches.' : `${count} entries match.`),
  noMenuMatch: (query: string) => `Nothing in the menu matches “${query}”.`,
  dashboard: 'Dashboard',
  nothingHereYet: 'Nothing here yet',
  untitledGroup: 'More',
  remoteSwitchedOff: 'It has been switched off by its team.',
  mayOnlyLook: 'You can look at everything here, but not change it. An owner can give you the right to edit.',
  mayNotLook: 'You cannot see these screens yet. An owner can give you the right to view them.',
  ownRights: 'Your rights and your password',
  composition: (id: string) => `Composition ${id}`,
  areaUnavailable: (reason: string) => `Unavailable: ${reason}`,
};

/** What a translation of these texts has. */
export type LayoutTexts = typeof english;

export const layoutMessages = defineMessages(english, {
  hi: () => import('./messages.hi.ts'),
  gu: () => import('./messages.gu.ts'),
});
