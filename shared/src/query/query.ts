export { forgetServerData, prefetch, queryClient, request } from './client.ts';
export { mutation, type RemovedRecord, withClientId } from './mutation.ts';
export { type RecordList, recordList } from './recordList.ts';
