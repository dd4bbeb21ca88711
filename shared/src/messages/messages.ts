export {
  type Catalogue,
  defineMessages,
  LanguageScope,
  type Messages,
  useMessages,
  useTextLanguage,
} from './catalogue.ts';
export { byName, compareTexts, formatList, formatNumber, localeOf, perLocale } from './locale.ts';
export { definePhrases, type PhraseBook, usePhrases } from './phrases.ts';
export { reasonOf } from './reasonOf.ts';
