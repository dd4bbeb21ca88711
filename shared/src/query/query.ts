export { forgetServerData, prefetch, queryClient } from './client.ts';
export { mutation } from './mutation.ts';
export { type RecordList, recordList } from './recordList.ts';
export { request } from './request.ts';
