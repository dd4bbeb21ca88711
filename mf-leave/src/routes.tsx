import { translatedRoutes } from '@seamline/shared/i18n';
import type { RemoteModule, RemoteRoute } from '@seamline/shared/remote';

/** The messages of this package by language. */
export const catalogues = {
  hi: () => import('../locales/hi.po'),
  gu: () => import('../locales/gu.po'),
};

const leaveTypeDialogs: RemoteRoute[] = [
  { path: ':id/edit', lazy: () => import('./leave-types/LeaveTypeEditDialog.tsx') },
  { path: ':id/delete', lazy: () => import('./leave-types/LeaveTypeDeleteDialog.tsx') },
];

export const routes: RemoteModule['routes'] = translatedRoutes(catalogues, [
  {
    path: 'leavetype',
    lazy: () => import('./leave-types/LeaveTypesScreen.tsx'),
    handle: { prefetch: ['/data/leave-management/leave-types'] },
    children: leaveTypeDialogs,
  },
  {
    path: 'leavemanagement',
    lazy: () => import('./leave-types/LeaveTypesScreen.tsx'),
    handle: { prefetch: ['/data/leave-management/leave-types'] },
    children: leaveTypeDialogs,
  },
  { path: 'leavetype/add', lazy: () => import('./leave-types/LeaveTypeAddScreen.tsx') },
  { path: 'addleavetype/add', lazy: () => import('./leave-types/LeaveTypeAddScreen.tsx') },
  {
    path: 'leavereason',
    lazy: () => import('./leave-reasons/LeaveReasonsScreen.tsx'),
    handle: { prefetch: ['/data/leave-management/leave-reason'] },
    children: [
      { path: ':id/replace', lazy: () => import('./leave-reasons/LeaveReasonReplaceDialog.tsx') },
      { path: ':id/delete', lazy: () => import('./leave-reasons/LeaveReasonDeleteDialog.tsx') },
    ],
  },
  { path: 'leavereason/add', lazy: () => import('./leave-reasons/LeaveReasonAddScreen.tsx') },
  { path: 'management', lazy: () => import('./ManagementScreen.tsx') },
]);
