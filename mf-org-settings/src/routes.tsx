import { translatedRoutes } from '@seamline/shared/i18n';
import type { RemoteModule } from '@seamline/shared/remote';
import { catalogues } from './catalogue.ts';

export const routes: RemoteModule['routes'] = translatedRoutes(catalogues, [
  {
    path: 'branches',
    lazy: () => import('./branches/BranchesScreen.tsx'),
    handle: { prefetch: ['/data/settings/branches', '/data/settings/headcounts'] },
    children: [
      {
        path: ':id/edit',
        lazy: () => import(/* webpackChunkName: "forms" */ './branches/BranchEditDialog.tsx'),
      },
      {
        path: ':id/delete',
        lazy: () => import(/* webpackChunkName: "deletions" */ './branches/BranchDeleteDialog.tsx'),
      },
    ],
  },
  { path: 'branches/add', lazy: () => import(/* webpackChunkName: "forms" */ './branches/BranchAddScreen.tsx') },
  {
    path: 'department',
    lazy: () => import('./departments/DepartmentsScreen.tsx'),
    handle: { prefetch: ['/data/settings/departments', '/data/settings/headcounts'] },
    children: [
      {
        path: ':id/edit',
        lazy: () => import(/* webpackChunkName: "forms" */ './departments/DepartmentEditDialog.tsx'),
      },
      {
        path: ':id/delete',
        lazy: () => import(/* webpackChunkName: "deletions" */ './departments/DepartmentDeleteDialog.tsx'),
      },
      { path: 'move', lazy: () => import(/* webpackChunkName: "forms" */ './departments/DepartmentMoveDialog.tsx') },
    ],
  },
  {
    path: 'department/add',
    lazy: () => import(/* webpackChunkName: "forms" */ './departments/DepartmentAddScreen.tsx'),
  },
  {
    path: 'subdepartment',
    lazy: () => import('./sub-departments/SubDepartmentsScreen.tsx'),
    handle: { prefetch: ['/data/settings/sub-departments', '/data/settings/headcounts'] },
    children: [
      {
        path: ':id/edit',
        lazy: () => import(/* webpackChunkName: "forms" */ './sub-departments/SubDepartmentEditDialog.tsx'),
      },
      {
        path: ':id/delete',
        lazy: () => import(/* webpackChunkName: "deletions" */ './sub-departments/SubDepartmentDeleteDialog.tsx'),
      },
    ],
  },
  {
    path: 'subdepartment/add',
    lazy: () => import(/* webpackChunkName: "forms" */ './sub-departments/SubDepartmentAddScreen.tsx'),
  },
  {
    path: 'designation',
    lazy: () => import('./designations/DesignationsScreen.tsx'),
    handle: { prefetch: ['/data/settings/designations', '/data/settings/headcounts'] },
    children: [
      {
        path: ':id/edit',
        lazy: () => import(/* webpackChunkName: "forms" */ './designations/DesignationEditDialog.tsx'),
      },
      {
        path: ':id/delete',
        lazy: () => import(/* webpackChunkName: "deletions" */ './designations/DesignationDeleteDialog.tsx'),
      },
    ],
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
  { path: 'organisation/import', lazy: () => import('./import/ImportScreen.tsx') },
  {
    path: 'companydetail',
    lazy: () => import('./company/CompanyScreen.tsx'),
    handle: { prefetch: ['/data/company-details'] },
  },
]);
