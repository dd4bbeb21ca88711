export {
  type Catalogue,
  defineMessages,
  LanguageScope,
  type Messages,
  useMessages,
  useTextLanguage,
} from './catalogue.ts';
export { compareTexts, formatList, formatNumber, perLocale } from './locale.ts';
export { definePhrases, usePhrases } from './phrases.ts';
