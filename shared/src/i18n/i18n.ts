export { PackageMessages } from './PackageMessages.ts';
export { providedMessages } from './providedMessages.ts';
export { builtInMessages, translatedRoutes } from './translatedRoutes.tsx';
export { useI18n } from './useI18n.ts';
