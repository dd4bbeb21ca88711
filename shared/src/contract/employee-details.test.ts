import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { updateEmployee } from './employee-details.ts';

test('an update sends a field that only another server knows under the name that it has there', () => {
  expect(z.encode(updateEmployee.body.fields, { locker: 'C1', grade: 'G1' })).toEqual({ locker: 'C1', grade: 'G1' });
});
