export { type Catalogues, PackageMessages, useI18n } from './PackageMessages.ts';
export { providedMessages } from './providedMessages.ts';
export { builtInMessages, translatedRoutes } from './translatedRoutes.tsx';
