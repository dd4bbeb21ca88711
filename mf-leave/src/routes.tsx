import type { RemoteModule } from '@seamline/shared/remote';

export const routes: RemoteModule['routes'] = [
  { path: 'leavetype', lazy: () => import('./leave-types/LeaveTypesScreen.tsx') },
  { path: 'leavemanagement', lazy: () => import('./leave-types/LeaveTypesScreen.tsx') },
  { path: 'management', lazy: () => import('./management/ManagementScreen.tsx') },
];
