import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import { repeated } from '../wire/fields.ts';
import { DIRECTORY_COLUMNS, directoryFilter, withJoiningPeriodRule } from './employees.ts';

/** The kinds of file that employees can be taken out in. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;

export const noteExport = endpoint({
  method: 'POST',
  path: '/data/employee-exports',
  summary: 'Note in the activity log who takes which employees out as a file, before the first of them is read',
  writes: false,
  query: withJoiningPeriodRule(
    z.extend(directoryFilter, {
      format: z.enum(EXPORT_FORMATS, invalid('invalid_choice')),
      /** The columns beside the name; every field without it. */
      columns: z.optional(repeated(z.enum(DIRECTORY_COLUMNS, invalid('invalid_choice')))),
    }),
  ),
  /** Number of employees in the file. */
  answer: z.object({ employees: z.int() }),
});
