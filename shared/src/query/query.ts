export { forgetServerData, patchQuery, prefetch, queryClient, readAgain } from './client.ts';
export { query } from './endpointQuery.ts';
