/** Paths that only this remote links to. */
export const ownPaths = {
  profile: (id: number) => `/dashboard/employee/profile/${id}`,
  onNotice: '/dashboard/employee/on-notice',
  exit: (id: number) => `/dashboard/employee/on-notice/${id}`,
  exitEdit: (id: number) => `/dashboard/employee/on-notice/${id}/edit`,
} as const;
