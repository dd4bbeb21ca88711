import type { RemoteModule } from '@seamline/shared/remote';

export const routes: RemoteModule['routes'] = [
  { path: 'branches', lazy: () => import('./branches/BranchesScreen.tsx') },
  { path: 'branches/add', lazy: () => import('./branches/BranchAddScreen.tsx') },
];
