import type { RemoteModule } from '@seamline/shared/remote';

export const routes: RemoteModule['routes'] = [
  { path: 'manageshiftpage', lazy: () => import('./shift-list/ShiftListScreen.tsx') },
];
