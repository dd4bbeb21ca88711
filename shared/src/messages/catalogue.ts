import { currentLanguage, type Language, onLanguageChange, whileTextsLoad } from '@seamline/shared/session';
import { useSyncExternalStore } from 'react';

// A catalogue is checked by what it is given, so the entries' own types must pass through untouched.
type Entry = string | ((...values: never[]) => string) | { readonly [key: string]: Entry };
type Entries = { readonly [key: string]: Entry };

/** The same keys in another language, with the same values to fill in. */
export type Catalogue<T> = {
  readonly [K in keyof T]: T[K] extends string
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

type Loaders<T> = Partial<Record<Exclude<Language, 'en'>, () => Promise<{ texts: Catalogue<T> }>>>;

/** Declares the texts of a part of the suite, and how to load their translations. */
export function defineMessages<T extends Entries>(english: T, loaders: Loaders<T> = {}): Messages<T> {
  const loaded = new Map<Language, T>([['en', english]]);
  const listeners = new Set<() => void>();
  let shown = english;

  function show(texts: T): void {
    if (texts === shown) return;
    shown = texts;
    for (const listener of listeners) listener();
  }

  // The words on the page stay until the others are there.
  async function load(language: Language, loader: () => Promise<{ texts: Catalogue<T> }>): Promise<void> {
    try {
      // A translation has the shape of the English, which is checked where it is written.
      loaded.set(language, (await loader()).texts as unknown as T);
    } catch (error) {
      console.error(`The texts in '${language}' could not be loaded; English stays.`, error);
    }
    if (language === currentLanguage()) show(loaded.get(language) ?? english);
  }

  function follow(): void {
    const language = currentLanguage();
    const loader = language === 'en' || loaded.has(language) ? undefined : loaders[language];
    if (loader) whileTextsLoad(load(language, loader));
    else show(loaded.get(language) ?? english);
  }

  follow();
  onLanguageChange(follow);
  return {
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The texts in the language of the interface, kept current. */
export function useMessages<T>(messages: Messages<T>): T {
  return useSyncExternalStore(messages.subscribe, messages.current, messages.current);
}
