export { type Catalogues, i18nIn, PackageMessages, providedMessages, useI18n } from './PackageMessages.ts';
export { builtInMessages, translatedRoutes } from './translatedRoutes.tsx';
