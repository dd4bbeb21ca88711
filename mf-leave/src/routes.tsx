import { translatedRoutes } from '@seamline/shared/i18n';
import type { RemoteModule } from '@seamline/shared/remote';

export const routes: RemoteModule['routes'] = translatedRoutes(
  (language) => import(`../locales/${language}.po`),
  [
    {
      path: 'leavetype',
      lazy: () => import('./leave-types/LeaveTypesScreen.tsx'),
      handle: { prefetch: ['/data/leave-management/leave-types'] },
    },
    {
      path: 'leavemanagement',
      lazy: () => import('./leave-types/LeaveTypesScreen.tsx'),
      handle: { prefetch: ['/data/leave-management/leave-types'] },
    },
    { path: 'leavetype/add', lazy: () => import('./leave-types/LeaveTypeAddScreen.tsx') },
    { path: 'addleavetype/add', lazy: () => import('./leave-types/LeaveTypeAddScreen.tsx') },
    {
      path: 'leavereason',
      lazy: () => import('./leave-reasons/LeaveReasonsScreen.tsx'),
      handle: { prefetch: ['/data/leave-management/leave-reason'] },
    },
    { path: 'leavereason/add', lazy: () => import('./leave-reasons/LeaveReasonAddScreen.tsx') },
    { path: 'management', lazy: () => import('./management/ManagementScreen.tsx') },
  ],
);
