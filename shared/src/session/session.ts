/** For releases of remotes that are older than this shell. */
export { indianNumber as tidyNumber } from '@seamline/shared/contract/wire/telephone-numbers';
export { keepNotifications } from './keptNotifications.ts';
export { LANGUAGES, type Language, storedLanguage } from './languages.ts';
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
  onLanguageChange,
  setColourMode,
  setDensity,
  setLanguage,
  setSidebarChoice,
  useColourMode,
  useDensity,
  useLanguage,
  useSidebarChoice,
} from './preferences.ts';
export { currentRights, mayEdit, type Rights, setRights, useMayEdit, useRights } from './rights.ts';
export { readStored, readStoredJson, TOKEN_KEY, writeStored } from './storage.ts';
export { type Session, signIn } from './token.ts';
export {
  currentSession,
  expireSession,
  hasUnsavedWork,
  signedInAgain,
  signOut,
  useCountdown,
  useSession,
  useSessionLapsed,
  useUnsavedWork,
} from './useSession.ts';
