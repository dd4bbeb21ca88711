import type { RemoteModule } from '@seamline/shared/remote';

const add = () => import('./shift-form/ShiftAddScreen.tsx');

export const routes: RemoteModule['routes'] = [
  { path: 'manageshiftpage', lazy: () => import('./shift-list/ShiftListScreen.tsx') },
  { path: 'manageshiftpage/edit/:id', lazy: () => import('./shift-form/ShiftEditScreen.tsx') },
  { path: 'manage-shift/add', lazy: add },
  { path: 'addshift', lazy: add },
];
