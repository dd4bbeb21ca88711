import { localized } from '@seamline/shared/contract/errors';
import { refusals } from '@seamline/shared/contract/errors/refusals';
import { errorBody as bodySchema } from '@seamline/shared/contract/wire/fields';
import * as z from 'zod';
import { errorBody, failure, fieldsInvalid, notFound } from '../errors.ts';
import { inEnglish } from '../language/messages.ts';

/** The one shape of every refusal, as components of the document: the schema `Error` and a response for each status. */
export const errorSchema = z.toJSONSchema(bodySchema as unknown as z.ZodType, {
  target: 'draft-2020-12',
  unrepresentable: 'any',
  override: ({ jsonSchema, path }) => {
    delete jsonSchema.additionalProperties;
    if (path.join('.') === 'properties.code') jsonSchema.examples = Object.keys(refusals);
  },
});

interface Refusal {
  readonly description: string;
  readonly example: z.input<typeof bodySchema>;
}

const example = (problem: Parameters<typeof errorBody>[0]) => errorBody(problem, inEnglish);

/** The refusals that a caller has to expect; the description of an endpoint decides which of them apply. */
export const REFUSALS = {
  400: {
    description: 'The request is malformed.',
    example: example(failure(400, localized('malformed_request'), { detail: 'FST_ERR_CTP_INVALID_JSON_BODY' })),
  },
  401: {
    description: 'There is no session, or it has ended.',
    example: example(failure(401, localized('not_signed_in'), { detail: 'no session token' })),
  },
  403: {
    description: 'The viewer may not do this.',
    example: example(failure(403, localized('edit_not_permitted'), { detail: 'edit permission is off' })),
  },
  404: {
    description: 'The record does not exist, or no longer.',
    example: example(notFound('branch')),
  },
  409: {
    description: 'The record is in use, the name is taken, or another viewer has changed it; the code says which.',
    example: example(
      failure(409, localized('stale_version', { person: 'Asha Patel', name: 'Surat Showroom' }), {
        detail: 'version 3 is not the current one, 4',
      }),
    ),
  },
  413: {
    description: 'The body is too large.',
    example: example(failure(413, localized('too_large'), { detail: 'FST_ERR_CTP_BODY_TOO_LARGE' })),
  },
  415: {
    description: 'This kind of content is not accepted here.',
    example: example(
      failure(415, localized('content_type_not_accepted'), { detail: 'content type must be application/json' }),
    ),
  },
  422: {
    description: 'A field is not acceptable; `errors` says which and why.',
    example: example(fieldsInvalid([{ field: 'name', message: localized('required') }])),
  },
  429: {
    description: 'Too many tries. `Retry-After` says how many seconds to wait.',
    example: example(
      failure(429, localized('too_many_sign_ins', { time: localized('minutes', { count: 15 }) }), {
        detail: 'retry after 900 s',
      }),
    ),
  },
  503: {
    description: 'The data service is busy. `Retry-After` says how many seconds to wait.',
    example: example(failure(503, localized('database_busy'), { detail: 'database ECONNREFUSED' })),
  },
} as const satisfies Readonly<Record<number, Refusal>>;

export type RefusalStatus = keyof typeof REFUSALS;
