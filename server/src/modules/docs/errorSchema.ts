import { errorBody } from '@seamline/shared/contract/fields';
import * as z from 'zod';

/** The one shape of every refusal, as components of the document: the schema `Error` and a response for each status. */
export const errorSchema = z.toJSONSchema(errorBody as unknown as z.ZodType, {
  target: 'draft-2020-12',
  unrepresentable: 'any',
  override: ({ jsonSchema }) => {
    delete jsonSchema.additionalProperties;
  },
});

interface Refusal {
  readonly description: string;
  readonly example: z.input<typeof errorBody>;
}

/** The refusals that a caller has to expect; the description of an endpoint decides which of them apply. */
export const REFUSALS = {
  400: {
    description: 'The request is malformed.',
    example: { message: 'The request is malformed.', detail: 'FST_ERR_CTP_INVALID_JSON_BODY' },
  },
  401: {
    description: 'There is no session, or it has ended.',
    example: { message: 'Please sign in.', detail: 'no session token' },
  },
  403: {
    description: 'The viewer may not do this.',
    example: { message: 'You do not have permission to change this.', detail: 'edit permission is off' },
  },
  404: {
    description: 'The record does not exist, or no longer.',
    example: { message: 'This branch does not exist. It may have been deleted.', detail: 'unknown branch' },
  },
  409: {
    description: 'The record is in use, the name is taken, or another viewer has changed it; the message says which.',
    example: {
      message: 'Asha Patel changed Surat Showroom while you were editing it.',
      detail: 'version 4',
    },
  },
  413: {
    description: 'The body is too large.',
    example: { message: 'This is too large.', detail: 'FST_ERR_CTP_BODY_TOO_LARGE' },
  },
  415: {
    description: 'This kind of content is not accepted here.',
    example: { message: 'This kind of content is not accepted here.', detail: 'content type must be application/json' },
  },
  422: {
    description: 'A field is not acceptable; `errors` says which and why.',
    example: {
      message: 'Please check the marked fields.',
      detail: 'name: This field is required.',
      errors: [{ field: 'name', message: 'This field is required.' }],
    },
  },
  429: {
    description: 'Too many tries. `Retry-After` says how many seconds to wait.',
    example: {
      message: 'Too many failed sign-ins. Please try again in 15 minutes.',
      detail: 'Too many failed sign-ins. Please try again in 15 minutes.',
    },
  },
  503: {
    description: 'The data service is busy. `Retry-After` says how many seconds to wait.',
    example: { message: 'The data service is busy. Please try again in a moment.', detail: 'database ECONNREFUSED' },
  },
} as const satisfies Readonly<Record<number, Refusal>>;

export type RefusalStatus = keyof typeof REFUSALS;
