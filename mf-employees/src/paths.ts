/** Paths that only this remote links to. */
export const ownPaths = {
  onNotice: '/dashboard/employee/on-notice',
  exit: (id: number) => `/dashboard/employee/on-notice/${id}`,
  exitEdit: (id: number) => `/dashboard/employee/on-notice/${id}/edit`,
} as const;
