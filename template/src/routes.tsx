import { translatedRoutes } from '@seamline/shared/i18n';
import type { RemoteModule } from '@seamline/shared/remote';

/** Each by its name: a pattern would be a map in the order in which the folder is read, and no build like another. */
const catalogues = {
  en: () => import('../locales/en.po'),
  hi: () => import('../locales/hi.po'),
  gu: () => import('../locales/gu.po'),
};

export const routes: RemoteModule['routes'] = translatedRoutes(
  (language) => catalogues[language](),
  [
    {
      path: 'sample-area',
      lazy: () => import('./sample-area/SampleAreaScreen.tsx'),
      handle: { prefetch: ['/data/settings/branches'] },
    },
  ],
);
