import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, id, idParameter, LIMITS, requiredName, version, versionParameter } from '../wire/fields.ts';

/** What people enter. */
export const sampleRecordInput = z.object({ name: requiredName(LIMITS.name) });
export type SampleRecordInput = z.output<typeof sampleRecordInput>;

export const sampleRecord = z.extend(sampleRecordInput, { id, version });
export type SampleRecord = z.output<typeof sampleRecord>;

export const listSampleRecords = endpoint({
  method: 'GET',
  path: '/data/sample-records',
  summary: 'All sample records, by name',
  answer: z.object({ sample_records: z.array(sampleRecord) }),
});

export const createSampleRecord = endpoint({
  method: 'POST',
  path: '/data/sample-records',
  summary: 'Add a sample record',
  body: { as: 'json', fields: sampleRecordInput },
  answer: sampleRecord,
});

export const updateSampleRecord = endpoint({
  method: 'PUT',
  path: '/data/sample-records/:id',
  summary: 'Change a sample record',
  params: z.object({ id: idParameter }),
  body: { as: 'json', fields: z.extend(sampleRecordInput, { version: z.optional(version) }) },
  answer: sampleRecord,
});

export const removeSampleRecord = endpoint({
  method: 'DELETE',
  path: '/data/sample-records/:id',
  summary: 'Delete a sample record',
  params: z.object({ id: idParameter }),
  query: z.object({ version: versionParameter }),
  answer: done,
});
