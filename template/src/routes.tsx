import { translatedRoutes } from '@seamline/shared/i18n';
import type { RemoteModule } from '@seamline/shared/remote';

export const routes: RemoteModule['routes'] = translatedRoutes(
  (language) => import(`../locales/${language}.po`),
  [
    {
      path: 'sample-area',
      lazy: () => import('./sample-area/SampleAreaScreen.tsx'),
      handle: { prefetch: ['/data/settings/branches'] },
    },
  ],
);
