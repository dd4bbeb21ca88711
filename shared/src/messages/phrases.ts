import { type PhraseBook, translate } from '@seamline/shared/contract/phrases';
import { useCallback } from 'react';
import { defineMessages, type Messages, useMessages } from './catalogue.ts';

type Loader = () => Promise<{ texts: PhraseBook }>;

/** Declares words that are data in English, such as the choices of a field, and where other languages keep theirs. */
export function definePhrases(loaders: { hi: Loader; gu: Loader }): Messages<PhraseBook> {
  return defineMessages<PhraseBook>({}, loaders);
}

/** Says such words in the language of the interface; what it has no words for stays English. */
export function usePhrases(phrases: Messages<PhraseBook>): (english: string) => string {
  const book = useMessages(phrases);
  return useCallback((english) => translate(book, english), [book]);
}
