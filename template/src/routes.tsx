import { translatedRoutes } from '@seamline/shared/i18n';
import type { RemoteModule } from '@seamline/shared/remote';

const catalogues = {
  hi: () => import('../locales/hi.po'),
  gu: () => import('../locales/gu.po'),
};

export const routes: RemoteModule['routes'] = translatedRoutes(catalogues, [
  {
    path: 'sample-area',
    lazy: () => import('./sample-area/SampleAreaScreen.tsx'),
    handle: { prefetch: ['/data/settings/branches'] },
  },
]);
