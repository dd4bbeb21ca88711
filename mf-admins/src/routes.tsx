import { translatedRoutes } from '@seamline/shared/i18n';
import type { RemoteModule } from '@seamline/shared/remote';

export const routes: RemoteModule['routes'] = translatedRoutes(
  (language) => import(`../locales/${language}.po`),
  [
    {
      path: 'manager',
      lazy: () => import('./members/MembersScreen.tsx'),
      handle: { prefetch: ['/data/settings/admin'] },
      children: [
        { path: 'add', lazy: () => import(/* webpackChunkName: "forms" */ './members/ManagerAddDialog.tsx') },
        { path: ':id/edit', lazy: () => import(/* webpackChunkName: "forms" */ './members/MemberUpdateDialog.tsx') },
        { path: ':id/delete', lazy: () => import('./members/MemberDeleteDialog.tsx') },
        { path: ':id/password', lazy: () => import(/* webpackChunkName: "forms" */ './password/PasswordDialog.tsx') },
      ],
    },
    {
      path: 'managerownerlist',
      lazy: () => import('./member-list/MemberListScreen.tsx'),
      handle: { prefetch: ['/data/settings/admin'] },
    },
    { path: 'activity-logs', lazy: () => import('./activity/ActivityScreen.tsx') },
    { path: 'activity-logs/deleted', lazy: () => import('./deletions/DeletionsScreen.tsx') },
    { path: 'session-log', lazy: () => import('./session-log/SessionLogScreen.tsx') },
  ],
);
