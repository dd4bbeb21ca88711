/** For releases of remotes that are older than this shell. */
export { indianNumber as tidyNumber } from '@seamline/shared/contract/wire/telephone-numbers';
export { keepNotifications } from './keptNotifications.ts';
export {
  clearNotifications,
  dismissFailures,
  dismissMessage,
  type Message,
  notify,
  pauseMessage,
  readNotifications,
  resumeMessage,
  undoMessage,
  useFailures,
  useNotifications,
} from './notifications.ts';
export {
  type ColourMode,
  currentLanguage,
  type Density,
  LANGUAGES,
  type Language,
  onLanguageChange,
  setColourMode,
  setDensity,
  setLanguage,
  setSidebarChoice,
  storedLanguage,
  useColourMode,
  useDensity,
  useLanguage,
  useSidebarChoice,
} from './preferences.ts';
export { hasUnsavedWork, readStored, TOKEN_KEY, useUnsavedWork, writeStored } from './storage.ts';
export { type Session, signIn } from './token.ts';
export {
  currentSession,
  expireSession,
  signedInAgain,
  signOut,
  useCountdown,
  useSession,
  useSessionLapsed,
} from './useSession.ts';
