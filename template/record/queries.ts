import {
  createSampleRecord,
  listSampleRecords,
  removeSampleRecord,
  type SampleRecordInput,
  updateSampleRecord,
} from '@seamline/shared/contract/sample-domain/sample-records';
import { call } from '@seamline/shared/http';
import { byName } from '@seamline/shared/messages';
import { mutation, type RemovedRecord, recordList, request } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';

export const ADD_PATH = '/dashboard/sample-path/add';

export const sampleRecords = recordList(
  queryOptions({ queryKey: [listSampleRecords.path], queryFn: request(listSampleRecords) }),
  'sample_records',
  'id',
  { order: byName(({ name }) => name), kind: 'sample-record', addPath: ADD_PATH },
);

export const sampleRecordMutations = {
  create: mutation({
    request: (input: SampleRecordInput) => call(createSampleRecord, { body: input }),
    upsert: sampleRecords,
  }),
  update: (id: number) =>
    mutation({
      request: (input: SampleRecordInput & { version?: number | undefined }) =>
        call(updateSampleRecord, { params: { id }, body: input }),
      upsert: sampleRecords,
    }),
  remove: mutation({
    request: ({ id, version }: RemovedRecord) => call(removeSampleRecord, { params: { id }, query: { version } }),
    remove: sampleRecords,
  }),
};
