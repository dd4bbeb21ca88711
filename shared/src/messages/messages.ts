export { type Catalogue, defineMessages, type Messages, useMessages } from './catalogue.ts';
export { compareTexts, formatList, formatNumber, perLocale } from './locale.ts';
export { definePhrases, usePhrases } from './phrases.ts';
