/** Addresses that only this remote links to. */
export const ownPaths = { listing: '/dashboard/ManagerOwnerList' } as const;
