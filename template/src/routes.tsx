import type { RemoteModule } from '@seamline/shared/remote';

export const routes: RemoteModule['routes'] = [
  {
    path: 'sample-area',
    lazy: () => import('./sample-area/SampleAreaScreen.tsx'),
    handle: { prefetch: ['/data/settings/branches'] },
  },
];
