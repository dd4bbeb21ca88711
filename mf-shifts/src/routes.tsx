import type { RemoteModule } from '@seamline/shared/remote';

export const routes: RemoteModule['routes'] = [
  {
    path: 'manageshiftpage',
    lazy: () => import('./shift-list/ShiftListScreen.tsx'),
    handle: { prefetch: ['/data/manage-shift'] },
  },
  { path: 'manageshiftpage/edit/:id', lazy: () => import('./shift-form/ShiftEditScreen.tsx') },
  { path: 'manage-shift/add', lazy: () => import('./shift-form/ShiftAddScreen.tsx') },
  { path: 'addshift', lazy: () => import('./shift-form/ShiftAddScreen.tsx') },
];
