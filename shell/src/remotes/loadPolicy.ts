/*
 * The one policy of time limits and retries for loading remotes, in milliseconds. A release is tried once and then after
 * each pause, if its files did not come; after that the previous release is tried once.
 */

/** Longest wait for the registry, the list of trusted keys, and the description of a development server. */
export const REGISTRY_TIMEOUT = 4_000;
/** Longest wait for one script or style sheet. */
export const FILE_TIMEOUT = 6_000;
/** Longest wait for a remote's routes once its entry has been requested. */
export const ROUTES_TIMEOUT = 6_000;
/** Longest wait for all files of a release past the HTTP cache. */
export const REFETCH_TIMEOUT = 8_000;
/** Pauses before each further try of a release. */
export const RETRY_PAUSES = [300, 900] as const;
/** A release that failed in this tab is not tried for so long while there is another one. */
export const BROKEN_RELEASE_PAUSE = 600_000;
