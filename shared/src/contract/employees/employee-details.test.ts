import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { updateEmployee } from './employee-details.ts';

test('an update sends an unknown field, which only another server has, under its own name', () => {
  expect(z.encode(updateEmployee.body.fields, { locker: 'C1', grade: 'G1' })).toEqual({ locker: 'C1', grade: 'G1' });
});
