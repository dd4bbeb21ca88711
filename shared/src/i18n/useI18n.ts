import type { I18n } from '@lingui/core';
import { useCallback, useSyncExternalStore } from 'react';
import type { PackageMessages } from './PackageMessages.ts';

/**
 * Returns the instance of a package, and renders the component again when its language changes. For parts of `shared`,
 * which are rendered inside of the `I18nProvider` of a remote: that has the messages of the remote only.
 */
export function useI18n({ i18n }: PackageMessages): I18n {
  const subscribe = useCallback((listener: () => void) => i18n.on('change', listener), [i18n]);
  const locale = () => i18n.locale;
  useSyncExternalStore(subscribe, locale, locale);
  return i18n;
}
