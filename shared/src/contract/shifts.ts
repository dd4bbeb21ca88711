import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';

/** A line of the shift list. */
export const shiftRow = z.object({
  id,
  shift_code: z.nullable(z.string()),
  shift_name: z.string(),
  /** How many current employees hold the shift. */
  employees: z.int(),
  week_off: z.array(z.string()),
  timezone: z.string(),
  created_at: instant,
  updated_at: instant,
});
export type ShiftRow = z.output<typeof shiftRow>;

export const listShifts = endpoint({
  method: 'GET',
  path: '/data/manage-shift',
  summary: 'All shifts',
  answer: z.array(shiftRow),
});
