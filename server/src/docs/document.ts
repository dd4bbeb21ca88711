import { readFileSync } from 'node:fs';
import type { SwaggerTransform, SwaggerTransformObject } from '@fastify/swagger';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { localized } from '@seamline/shared/contract/errors';
import { refusals } from '@seamline/shared/contract/errors/refusals';
import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import { errorBody as bodySchema } from '@seamline/shared/contract/wire/fields';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { errorBody, failure, fieldsInvalid, notFound } from '../errors.ts';
import { audienceOf, audienceSentence, isWrite } from '../http/access.ts';
import { CONTENT_TYPES } from '../http/route.ts';
import { type ExampleSchema, exampleOf } from './examples.ts';

/** The one shape of every refusal, as components of the document: the schema `Error` and a response for each status. */
const errorSchema = z.toJSONSchema(bodySchema as unknown as z.ZodType, {
  target: 'draft-2020-12',
  unrepresentable: 'any',
  override: ({ jsonSchema, path }) => {
    delete jsonSchema.additionalProperties;
    if (path.join('.') === 'properties.code') jsonSchema.examples = Object.keys(refusals);
  },
});

interface RefusalDescription {
  readonly description: string;
  readonly example: z.input<typeof bodySchema>;
}

const example = (problem: Parameters<typeof errorBody>[0]) => errorBody(problem);

/** The refusals that a caller has to expect; the description of an endpoint decides which of them apply. */
const REFUSALS = {
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
} as const satisfies Readonly<Record<number, RefusalDescription>>;

type RefusalStatus = keyof typeof REFUSALS;

const DESCRIPTION = `The data service of Seamline HR.

Sign in with \`POST /data/login\` and \`POST /data/verify-login\`, or with a password at the latter alone. Every other call needs the token of the answer, as \`Authorization: Bearer\` or as the query parameter \`token\`; prefer the header, because URLs end up in logs.

Pictures and documents have signed URLs in the answers. They need no token, hold for the session that they were answered to, and expire after 10 to 20 minutes.

Every refusal has the same shape: \`message\` for people in English, \`code\` and \`params\` for programs, \`detail\` with the technical reason, \`errors\` with the same for each field.`;

const responses = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, { description, example }]) => [
    status,
    {
      description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
    },
  ]),
);

/** The parts of the document that no endpoint declares. */
const documentBase = (version: string) => ({
  openapi: '3.1.1',
  info: {
    title: 'Seamline HR',
    version,
    description: DESCRIPTION,
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  servers: [{ url: '/', description: 'The server that serves this document.' }],
  components: {
    securitySchemes: {
      bearer: {
        type: 'http' as const,
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The session token in a header.',
      },
      token: {
        type: 'apiKey' as const,
        in: 'query' as const,
        name: 'token',
        description: 'The session token in the URL.',
      },
    },
    schemas: { Error: errorSchema as object },
    responses,
  },
});

const toJsonSchema = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ jsonSchema }) => {
      // Answers may gain fields, so a client must not refuse unknown ones.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      delete jsonSchema.contentEncoding;
    },
  },
});

/** Describes a route of the contract and hides every other one. */
const describeRoute: SwaggerTransform = ({ url, route, schema, ...rest }) => {
  const { endpoint } = route.config ?? {};
  if (!endpoint) return { schema: { hide: true }, url };
  return toJsonSchema({
    ...rest,
    url,
    route,
    schema: {
      ...schema,
      operationId: operationId(endpoint),
      tags: [area(endpoint.path)],
      summary: endpoint.summary,
      description: audienceSentence(endpoint),
      security: endpoint.open ? [] : [{ bearer: [] }, { token: [] }],
      ...(endpoint.body && { consumes: [CONTENT_TYPES[endpoint.body.as]] }),
      response: { 200: endpoint.answer },
      // `completeDocument` takes them out again: the plugin has no response by reference.
      [REFUSED]: refusalsOf(endpoint),
    } as FastifySchema,
  });
};

const REFUSED = 'x-refusals';

interface DescribedSchema {
  schema: ExampleSchema;
  example?: unknown;
}

interface DescribedOperation {
  tags: string[];
  parameters?: (DescribedSchema & { name: string })[];
  requestBody?: { content: Record<string, DescribedSchema> };
  responses: Record<string, { content?: Record<string, DescribedSchema>; description?: string; $ref?: string }>;
  [REFUSED]?: RefusalStatus[];
}

/** Adds examples and the refusals of each operation, its one tag by its longer name, and the list of tags. */
const completeDocument: SwaggerTransformObject = (input) => {
  if (!('openapiObject' in input)) throw new Error('The document is OpenAPI 3.');
  const { openapiObject } = input;
  const operations = Object.values(openapiObject.paths ?? {}).flatMap(
    (item) => Object.values(item ?? {}) as DescribedOperation[],
  );
  const areas = new Set(operations.flatMap(({ tags }) => tags));
  for (const operation of operations) {
    operation.tags = operation.tags.map((tag) => pluralIn(areas, tag));
    const answer = operation.responses['200'];
    addExamples(operation, answer?.content);
    operation.responses = {
      200: { ...answer, description: 'Success.' },
      ...Object.fromEntries(
        (operation[REFUSED] ?? []).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    };
    delete operation[REFUSED];
  }
  const names = new Set(operations.flatMap(({ tags }) => tags));
  const tags = [...names].map((name) => ({ name, description: `Calls about ${name.replaceAll('-', ' ')}.` }));
  return { ...openapiObject, tags };
};

function addExamples(
  { parameters = [], requestBody }: DescribedOperation,
  answer: Record<string, DescribedSchema> = {},
) {
  for (const parameter of parameters) parameter.example = exampleOf(parameter.name, parameter.schema);
  for (const content of [...Object.values(requestBody?.content ?? {}), ...Object.values(answer)]) {
    content.example = exampleOf('', content.schema);
  }
}

function operationId({ method, path }: Endpoint): string {
  return `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

function refusalsOf(endpoint: Endpoint): RefusalStatus[] {
  const audience = audienceOf(endpoint);
  const takesInput = endpoint.params !== undefined || endpoint.query !== undefined || endpoint.body !== undefined;
  const takesId =
    [endpoint.params, endpoint.query].some(
      (fields) => fields !== undefined && Object.keys(fields.shape).some((name) => /(^|_)(id|number)$/.test(name)),
    ) || endpoint.body?.fields.shape.id !== undefined;
  const applies: Readonly<Record<RefusalStatus, boolean>> = {
    400: true,
    401: !endpoint.open || takesInput,
    403: !endpoint.open && audience !== 'self',
    404: !endpoint.open && takesId,
    409: !endpoint.open && audience !== 'self' && isWrite(endpoint),
    413: endpoint.body !== undefined,
    415: endpoint.body !== undefined,
    422: takesInput,
    429: endpoint.open === true || endpoint.limited === true,
    503: true,
  };
  return (Object.keys(REFUSALS).map(Number) as RefusalStatus[]).filter((status) => applies[status]);
}

const SIGN_IN: ReadonlySet<string> = new Set(['login', 'verify-login', 'logout', 'session']);

/** The area of a path: its first segment below `/data`, or the second one below `/data/settings`. */
function area(path: string): string {
  const [, first = '', second] = path.slice(1).split('/');
  const segment = first === 'settings' && second !== undefined ? second : first;
  return SIGN_IN.has(segment) ? 'sign-in' : segment.replace(/^add-/, '').replaceAll('_', '-');
}

/** The specification has both `leave-type` and `leave-types`: the plural names the area of both. */
function pluralIn(areas: ReadonlySet<string>, name: string): string {
  return [`${name}s`, `${name}es`].find((longer) => areas.has(longer)) ?? name;
}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The page runs the scripts of its package, served from here, and loads nothing from another host. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Serves the contract: a page at `/docs` and the document at `/docs/openapi.json`. Open to everybody, because the
 * scripts of the sign-in page say the same, and no data is in it. Only routes that are registered later are described.
 */
export async function docs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: documentBase(version),
    transform: describeRoute,
    transformObject: completeDocument,
    convertConstToEnum: false,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    theme: {
      title: 'Seamline HR: the data service',
      css: [{ filename: 'docs.css', content: readFileSync(new URL('./docs.css', import.meta.url), 'utf8') }],
    },
    // A session token or a password does not belong into a page that anybody may open.
    uiConfig: {
      supportedSubmitMethods: [],
      defaultModelsExpandDepth: -1,
      layout: 'BaseLayout',
      deepLinking: false,
      validatorUrl: null,
      // Its colours have too little contrast.
      syntaxHighlight: false,
    },
  });
  app.get('/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
