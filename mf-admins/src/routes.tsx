import { translatedRoutes } from '@seamline/shared/i18n';
import type { RemoteModule } from '@seamline/shared/remote';

const catalogues = {
  hi: () => import('../locales/hi.po'),
  gu: () => import('../locales/gu.po'),
};

export const routes: RemoteModule['routes'] = translatedRoutes(catalogues, [
  {
    path: 'manager',
    lazy: () => import('./administrators/MembersScreen.tsx'),
    handle: { prefetch: ['/data/settings/admin'] },
    children: [
      { path: 'add', lazy: () => import(/* webpackChunkName: "forms" */ './administrators/MemberAddDialog.tsx') },
      { path: 'add/owner', lazy: () => import(/* webpackChunkName: "forms" */ './administrators/OwnerAddDialog.tsx') },
      {
        path: ':id/edit',
        lazy: () => import(/* webpackChunkName: "forms" */ './administrators/MemberUpdateDialog.tsx'),
      },
      { path: ':id/role', lazy: () => import(/* webpackChunkName: "forms" */ './administrators/RoleDialog.tsx') },
      { path: ':id/delete', lazy: () => import('./administrators/MemberDeleteDialog.tsx') },
      { path: ':id/password', lazy: () => import(/* webpackChunkName: "forms" */ './password/PasswordDialog.tsx') },
    ],
  },
  {
    path: 'managerownerlist',
    lazy: () => import('./administrators/MemberListScreen.tsx'),
    handle: { prefetch: ['/data/settings/admin'] },
  },
  { path: 'activity-logs', lazy: () => import('./activity/ActivityScreen.tsx') },
  { path: 'activity-logs/deleted', lazy: () => import('./activity/DeletionsScreen.tsx') },
  { path: 'session-log', lazy: () => import('./session-log/SessionLogScreen.tsx') },
]);
