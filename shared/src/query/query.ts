export { forgetServerData, prefetch, queryClient, request } from './client.ts';
export { mutation } from './mutation.ts';
export { type RecordList, recordList } from './recordList.ts';
