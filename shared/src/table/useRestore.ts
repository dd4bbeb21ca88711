import { type DeletableRecord, restoreRecord } from '@seamline/shared/contract/activity';
import { call } from '@seamline/shared/http';
import { mutation } from '@seamline/shared/query';

/** Restores a deleted record. Any list of any remote may show it or its name, so that all of them are requested again. */
export const restoration = mutation({
  request: (query: { record: DeletableRecord; id: number }) => call(restoreRecord, { query }),
  invalidates: [[]],
});
