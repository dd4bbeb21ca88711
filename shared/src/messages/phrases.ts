import { useCallback } from 'react';
import { defineMessages, type Messages, useMessages } from './catalogue.ts';

/** Translations of words that are data, by the English words. */
export type PhraseBook = Readonly<Record<string, string>>;

type Loader = () => Promise<{ texts: PhraseBook }>;

/**
 * Declares words that are data in English, such as the choices of a field, and where other languages keep theirs.
 * @deprecated Packages move to Lingui, as mf-leave has: docs/decisions/0017-messages-on-lingui.md.
 */
export function definePhrases(loaders: { hi: Loader; gu: Loader }): Messages<PhraseBook> {
  return defineMessages<PhraseBook>({}, loaders);
}

/** Returns a function that translates such words to the language of the interface; unknown words stay English. */
export function usePhrases(phrases: Messages<PhraseBook>): (english: string) => string {
  const book = useMessages(phrases);
  return useCallback((english) => (Object.hasOwn(book, english) ? book[english] : undefined) ?? english, [book]);
}
