export { forgetServerData, patchQuery, prefetch, queryClient, readAgain } from './client.ts';
export { mutation } from './mutation.ts';
export { type RecordList, recordList } from './recordList.ts';
export { query, request } from './request.ts';
