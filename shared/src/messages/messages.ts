export {
  type Catalogue,
  defineMessages,
  LanguageScope,
  type Messages,
  useMessages,
  useTextLanguage,
} from './catalogue.ts';
export { byName, compareTexts, formatList, formatNumber, localeOf, perLocale } from './locale.ts';
export { reasonOf } from './reasonOf.ts';
