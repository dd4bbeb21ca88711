import { translatedRoutes } from '@seamline/shared/i18n';
import type { RemoteModule } from '@seamline/shared/remote';
import { catalogues } from './catalogue.ts';

export const routes: RemoteModule['routes'] = translatedRoutes(catalogues, [
  {
    path: 'manageshiftpage',
    lazy: () => import('./shift-list/ShiftListScreen.tsx'),
    handle: { prefetch: ['/data/manage-shift'] },
    children: [{ path: ':id/delete', lazy: () => import('./shift-list/ShiftDeleteDialog.tsx') }],
  },
  { path: 'manageshiftpage/edit/:id', lazy: () => import('./shift-form/ShiftEditScreen.tsx') },
  { path: 'manage-shift/add', lazy: () => import('./shift-form/ShiftAddScreen.tsx') },
  { path: 'addshift', lazy: () => import('./shift-form/ShiftAddScreen.tsx') },
]);
