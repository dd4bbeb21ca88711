import type { RemoteModule } from '@seamline/shared/remote';

export const routes: RemoteModule['routes'] = [
  { path: 'manager', lazy: () => import('./members/MembersScreen.tsx') },
  { path: 'managerownerlist', lazy: () => import('./member-list/MemberListScreen.tsx') },
  { path: 'activity-logs', lazy: () => import('./activity/ActivityScreen.tsx') },
  { path: 'session-log', lazy: () => import('./session-log/SessionLogScreen.tsx') },
];
