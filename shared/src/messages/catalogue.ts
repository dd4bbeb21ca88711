import {
  currentLanguage,
  type Language,
  onLanguageChange,
  useLanguage,
  whileTextsLoad,
} from '@seamline/shared/session';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

// A catalogue is checked by what it is given, so the entries' own types must pass through untouched.
type Entry = string | ((...values: never[]) => string) | { readonly [key: string]: Entry };
type Entries = { readonly [key: string]: Entry };

/**
 * The same keys in another language, with the same values to fill in.
 * @deprecated Packages move to Lingui, as mf-leave has: docs/decisions/0017-messages-on-lingui.md.
 */
export type Catalogue<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : Catalogue<T[K]>;
};

/**
 * The messages of a package: English at once, other languages when they are chosen.
 * @deprecated Packages move to Lingui, as mf-leave has: docs/decisions/0017-messages-on-lingui.md.
 */
export interface Messages<T> {
  /** In the language of the interface, or in the given one. */
  current(language?: Language): T;
  /** Calls back when these messages change; those of a given language are fetched for it. */
  subscribe(listener: () => void, language?: Language): () => void;
}

type Loaders<T> = Partial<Record<Exclude<Language, 'en'>, () => Promise<{ texts: Catalogue<T> }>>>;

/**
 * Declares the messages of a package, and how to load their translations.
 * @deprecated Packages move to Lingui, as mf-leave has: docs/decisions/0017-messages-on-lingui.md.
 */
export function defineMessages<T extends Entries>(english: T, loaders: Loaders<T> = {}): Messages<T> {
  const loaded = new Map<Language, T>([['en', english]]);
  const listeners = new Set<() => void>();
  let shown = english;

  function notifyListeners(): void {
    for (const listener of listeners) listener();
  }

  function show(texts: T): void {
    if (texts === shown) return;
    shown = texts;
    notifyListeners();
  }

  // The messages on the page stay until the others are there.
  async function load(language: Language, loader: () => Promise<{ texts: Catalogue<T> }>): Promise<void> {
    try {
      // Once more, because a short network failure would leave the page in two languages.
      const { texts } = await loader().catch(loader);
      // A translation has the shape of the English, which is checked where it is written.
      loaded.set(language, texts as unknown as T);
    } catch (error) {
      console.error(`The texts in '${language}' could not be loaded; English stays.`, error);
    }
    if (language === currentLanguage()) show(loaded.get(language) ?? english);
  }

  const missing = (language: Language) => (language === 'en' || loaded.has(language) ? undefined : loaders[language]);

  function follow(): void {
    const language = currentLanguage();
    const loader = missing(language);
    if (loader) whileTextsLoad(load(language, loader));
    else show(loaded.get(language) ?? english);
  }

  follow();
  onLanguageChange(follow);
  return {
    current: (language) => (language ? (loaded.get(language) ?? english) : shown),
    subscribe(listener, language) {
      listeners.add(listener);
      const loader = language && missing(language);
      if (loader) void load(language, loader).then(notifyListeners);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Shows the messages within it in a language of their own.
 * @deprecated Becomes a nested `I18nProvider`.
 */
export const LanguageScope = createContext<Language | undefined>(undefined);

/**
 * Returns the language of the nearest `LanguageScope`, or of the interface.
 * @deprecated With Lingui: `useLingui().i18n.locale`.
 */
export function useTextLanguage(): Language {
  const own = useLanguage();
  return useContext(LanguageScope) ?? own;
}

/**
 * Returns the messages in the language of the nearest `LanguageScope`, or of the interface.
 * @deprecated Packages move to Lingui, as mf-leave has: docs/decisions/0017-messages-on-lingui.md.
 */
export function useMessages<T>(messages: Messages<T>): T {
  const language = useContext(LanguageScope);
  const subscribe = useCallback((listener: () => void) => messages.subscribe(listener, language), [messages, language]);
  const current = () => messages.current(language);
  return useSyncExternalStore(subscribe, current, current);
}
