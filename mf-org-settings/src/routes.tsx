import { translatedRoutes } from '@seamline/shared/i18n';
import type { RemoteModule } from '@seamline/shared/remote';

export const routes: RemoteModule['routes'] = translatedRoutes(
  (language) => import(`../locales/${language}.po`),
  [
    {
      path: 'branches',
      lazy: () => import('./branches/BranchesScreen.tsx'),
      handle: { prefetch: ['/data/settings/branches'] },
    },
    { path: 'branches/add', lazy: () => import(/* webpackChunkName: "forms" */ './branches/BranchAddScreen.tsx') },
    {
      path: 'department',
      lazy: () => import('./departments/DepartmentsScreen.tsx'),
      handle: { prefetch: ['/data/settings/departments'] },
    },
    {
      path: 'department/add',
      lazy: () => import(/* webpackChunkName: "forms" */ './departments/DepartmentAddScreen.tsx'),
    },
    {
      path: 'subdepartment',
      lazy: () => import('./sub-departments/SubDepartmentsScreen.tsx'),
      handle: { prefetch: ['/data/settings/sub-departments'] },
    },
    {
      path: 'subdepartment/add',
      lazy: () => import(/* webpackChunkName: "forms" */ './sub-departments/SubDepartmentAddScreen.tsx'),
    },
    {
      path: 'designation',
      lazy: () => import('./designations/DesignationsScreen.tsx'),
      handle: { prefetch: ['/data/settings/designations'] },
    },
    {
      path: 'designation/add',
      lazy: () => import(/* webpackChunkName: "forms" */ './designations/DesignationAddScreen.tsx'),
    },
    {
      path: 'organisation',
      lazy: () => import('./organisation/OrganisationScreen.tsx'),
      handle: { prefetch: ['/data/settings/organisation'] },
    },
    {
      path: 'companydetail',
      lazy: () => import('./company/CompanyScreen.tsx'),
      handle: { prefetch: ['/data/company-details'] },
    },
  ],
);
