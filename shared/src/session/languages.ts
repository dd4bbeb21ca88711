// Apart from the preferences: the first script of the page reads the language, and loads no store for it.

import { readChoice } from './storage.ts';

/** The languages of the interface by their BCP 47 tags, each named in itself. */
export const LANGUAGES = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' } as const;
export type Language = keyof typeof LANGUAGES;

/** The key that this browser keeps the chosen language under. */
export const LANGUAGE_KEY = 'seamline:language';

/** The language that was chosen in this browser. */
export function storedLanguage(): Language {
  return readChoice(LANGUAGE_KEY, Object.keys(LANGUAGES) as Language[], 'en');
}
