import { paths } from '@seamline/shared/paths';

/** The addresses of this area. */
export const shiftPaths = {
  list: paths.shifts,
  add: '/dashboard/manage-shift/add',
  edit: (id: number) => `/dashboard/ManageShiftPage/edit/${id}`,
};
