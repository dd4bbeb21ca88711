import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';

/** Steps that set up a new organisation, each after the steps that it depends on. */
export const SETUP_STEPS = [
  'company',
  'branches',
  'departments',
  'designations',
  'leave-types',
  'shifts',
  'employees',
  'managers',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const getSetup = endpoint({
  method: 'GET',
  path: '/data/settings/setup',
  summary: 'The set-up steps that this organisation has not done yet',
  answer: z.object({ missing: z.array(z.enum(SETUP_STEPS)) }),
});
