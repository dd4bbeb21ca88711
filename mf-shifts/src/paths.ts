/** Paths that only this remote links to. */
export const ownPaths = {
  add: '/dashboard/manage-shift/add',
  edit: (id: number) => `/dashboard/ManageShiftPage/edit/${id}`,
} as const;
