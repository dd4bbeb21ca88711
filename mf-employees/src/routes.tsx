import { translatedRoutes } from '@seamline/shared/i18n';
import type { RemoteModule } from '@seamline/shared/remote';
import { catalogues } from './catalogue.ts';

export const routes: RemoteModule['routes'] = translatedRoutes(catalogues, [
  {
    path: 'employee',
    lazy: () => import('./directory/DirectoryScreen.tsx'),
    handle: { prefetch: ['/data/employees?sort=department&limit=200'] },
    children: [
      { path: 'change', lazy: () => import(/* webpackChunkName: "dialogs" */ './changes/ChangeDialog.tsx') },
      { path: 'view/:id?', lazy: () => import(/* webpackChunkName: "dialogs" */ './views/ViewDialog.tsx') },
    ],
  },
  {
    path: 'employee/health',
    lazy: () => import('./health/HealthScreen.tsx'),
    children: [{ path: 'codes', lazy: () => import(/* webpackChunkName: "dialogs" */ './health/CodesDialog.tsx') }],
  },
  {
    path: 'employee/on-notice',
    lazy: () => import(/* webpackChunkName: "leaving" */ './exits/OnNoticeScreen.tsx'),
  },
  {
    path: 'employee/on-notice/:id',
    lazy: () => import(/* webpackChunkName: "leaving" */ './exits/ExitScreen.tsx'),
    children: [
      { path: 'edit', lazy: () => import(/* webpackChunkName: "leaving" */ './exits/ExitDialog.tsx') },
      { path: 'reassign', lazy: () => import(/* webpackChunkName: "leaving" */ './exits/ReassignDialog.tsx') },
      { path: 'task/:task', lazy: () => import(/* webpackChunkName: "leaving" */ './exits/TaskDialog.tsx') },
    ],
  },
  { path: 'employee/add', lazy: () => import('./record/EmployeeAddScreen.tsx') },
  {
    path: 'employee/import',
    lazy: () => import('./imports/ImportScreen.tsx'),
    children: [{ path: 'undo/:id', lazy: () => import('./imports/undo/UndoImportDialog.tsx') }],
  },
  {
    path: 'employee/profile/:id',
    lazy: () => import('./profile/ProfileScreen.tsx'),
    children: [
      { path: 'change/:entry?', lazy: () => import(/* webpackChunkName: "dialogs" */ './changes/ChangeDialog.tsx') },
    ],
  },
  { path: 'employee/details/:id', lazy: () => import('./record/EmployeeDetailsScreen.tsx') },
  {
    path: 'exemployees',
    lazy: () => import(/* webpackChunkName: "leaving" */ './exits/FormerEmployeesScreen.tsx'),
  },
]);
