import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { initialValues } from './useContractForm.ts';

const schema = z.object({
  title: z.string(),
  note: z.optional(z.string().check(z.trim())),
  floor: z.optional(z.number()),
});

test('texts of a new record are empty, other fields have no value', () => {
  expect(initialValues(schema)).toEqual({ title: '', note: '', floor: undefined });
});

test('a record fills the fields of the schema and no others; null is no value', () => {
  const record = { id: 7, title: 'Lobby', note: null, floor: 0 };
  expect(initialValues(schema, record)).toEqual({ title: 'Lobby', note: '', floor: 0 });
});
