export { PackageMessages } from './PackageMessages.ts';
export { translatedRoutes } from './translatedRoutes.tsx';
