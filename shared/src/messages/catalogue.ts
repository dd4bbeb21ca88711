import { currentLanguage, type Language, onLanguageChange } from '@seamline/shared/session';
import { useSyncExternalStore } from 'react';

// A catalogue is checked by what it is given, so the entries' own types must pass through untouched.
type Entry = string | ((...values: never[]) => string) | { readonly [key: string]: Entry };
type Entries = { readonly [key: string]: Entry };

/** The same keys in another language, with the same values to fill in; what is missing stays English. */
export type Catalogue<T> = {
  readonly [K in keyof T]?: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : Catalogue<T[K]>;
};

/** The texts of a part of the suite: English at once, other languages when they are chosen. */
export interface Messages<T> {
  current(): T;
  subscribe(listener: () => void): () => void;
}

type Loaders<T> = Partial<Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue<T> }>>>;

/** Declares the texts of a part of the suite, and how to load their translations. */
export function defineMessages<T extends Entries>(english: T, loaders: Loaders<T> = {}): Messages<T> {
  const loaded = new Map<Language, T>([['en', english]]);
  const listeners = new Set<() => void>();

  async function load(language: Language): Promise<void> {
    const loader = language === 'en' ? undefined : loaders[language];
    if (!loader || loaded.has(language)) return;
    try {
      const module = await loader();
      loaded.set(language, merge(english, module.default));
      for (const listener of listeners) listener();
    } catch (error) {
      console.error(`The texts in '${language}' could not be loaded; English stays.`, error);
    }
  }

  void load(currentLanguage());
  return {
    current: () => loaded.get(currentLanguage()) ?? english,
    subscribe(listener) {
      listeners.add(listener);
      const stop = onLanguageChange(() => {
        void load(currentLanguage());
        listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/** The texts in the language of the interface, kept current. */
export function useMessages<T>(messages: Messages<T>): T {
  return useSyncExternalStore(messages.subscribe, messages.current, messages.current);
}

function merge<T extends Entries>(english: T, translated: Catalogue<T>): T {
  const result: Record<string, unknown> = { ...english };
  for (const [key, value] of Object.entries(translated)) {
    if (value === undefined) continue;
    const original = english[key];
    result[key] =
      typeof original === 'object' && typeof value === 'object'
        ? merge(original as Entries, value as Catalogue<Entries>)
        : value;
  }
  return result as T;
}
