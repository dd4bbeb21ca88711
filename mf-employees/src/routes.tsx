import type { RemoteModule } from '@seamline/shared/remote';

export const routes: RemoteModule['routes'] = [
  { path: 'employee', lazy: () => import('./directory/DirectoryScreen.tsx') },
];
