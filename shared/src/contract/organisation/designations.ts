import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import {
  clientId,
  done,
  id,
  idParameter,
  LIMITS,
  requiredName,
  text,
  version,
  versionParameter,
} from '../wire/fields.ts';

export const designation = z.object({
  id,
  designation: z.string(),
  code: z.nullable(z.string()),
  description: z.nullable(z.string()),
  version,
});
export type Designation = z.output<typeof designation>;

/** Values of the add form. */
export const designationInput = z.object({
  designation: requiredName(LIMITS.name),
  code: z.optional(text(LIMITS.code)),
  description: z.optional(text(LIMITS.description)),
});
export type DesignationInput = z.output<typeof designationInput>;

/** Values of the edit popup: the name only. */
export const designationChange = z.object({ designation: requiredName(LIMITS.name) });
export type DesignationChange = z.output<typeof designationChange>;

export const listDesignations = endpoint({
  method: 'GET',
  path: '/data/settings/designations',
  summary: 'All designations',
  answer: z.object({ designations: z.array(designation) }),
});

export const createDesignation = endpoint({
  method: 'POST',
  path: '/data/settings/designations',
  summary: 'Add a designation',
  query: z.extend(designationInput, { client_id: z.optional(clientId) }),
  answer: designation,
});

export const updateDesignation = endpoint({
  method: 'PUT',
  path: '/data/settings/designations',
  summary: 'Rename a designation',
  query: z.extend(designationChange, { designation_id: idParameter, version: versionParameter }),
  answer: designation,
});

export const removeDesignation = endpoint({
  method: 'DELETE',
  path: '/data/settings/designations',
  summary: 'Delete a designation that nobody holds',
  query: z.object({ designation_id: idParameter, version: versionParameter }),
  answer: done,
});
