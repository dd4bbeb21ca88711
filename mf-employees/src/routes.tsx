import { translatedRoutes } from '@seamline/shared/i18n';
import type { RemoteModule } from '@seamline/shared/remote';
import { catalogues } from './catalogue.ts';

export const routes: RemoteModule['routes'] = translatedRoutes(catalogues, [
  {
    path: 'employee',
    lazy: () => import('./directory/DirectoryScreen.tsx'),
    handle: { prefetch: ['/data/employees?sort=department&limit=200'] },
    children: [
      { path: 'change', lazy: () => import('./changes/ChangeDialog.tsx') },
      { path: 'view/:id?', lazy: () => import('./views/ViewDialog.tsx') },
    ],
  },
  { path: 'employee/health', lazy: () => import('./health/HealthScreen.tsx') },
  { path: 'employee/add', lazy: () => import('./add/EmployeeAddScreen.tsx') },
  {
    path: 'employee/import',
    lazy: () => import('./bulk/screen/ImportScreen.tsx'),
    children: [{ path: 'undo/:id', lazy: () => import('./bulk/undo/UndoImportDialog.tsx') }],
  },
  { path: 'employee/details/:id', lazy: () => import('./details/EmployeeDetailsScreen.tsx') },
  { path: 'exemployees', lazy: () => import('./former-employees/FormerEmployeesScreen.tsx') },
]);
