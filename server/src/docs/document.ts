import { readFileSync } from 'node:fs';
import type { SwaggerTransform } from '@fastify/swagger';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { refusals } from '@seamline/shared/contract/errors/refusals';
import { date, requiredDate } from '@seamline/shared/contract/wire/dates';
import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import {
  errorBody as bodySchema,
  clientId,
  email,
  id,
  idParameter,
  instant,
  mobileNumber,
  oneZero,
  version as recordVersion,
  trueFalse,
} from '@seamline/shared/contract/wire/fields';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { audienceOf, audienceSentence, isWrite } from '../http/access.ts';
import { CONTENT_TYPES } from '../http/route.ts';

/** The one shape of every refusal, as the component `Error` of the document. */
const errorSchema = z.toJSONSchema(bodySchema as unknown as z.ZodType, {
  target: 'draft-2020-12',
  unrepresentable: 'any',
  override: ({ jsonSchema, path }) => {
    delete jsonSchema.additionalProperties;
    if (path.join('.') === 'properties.code') jsonSchema.examples = Object.keys(refusals);
  },
});

/** Values of the contract's field types as they travel. In the contract, browsers would load them for nothing. */
const EXAMPLES: readonly (readonly [field: z.core.$ZodType, example: unknown])[] = [
  [id, 17],
  [idParameter, '17'],
  [recordVersion, 3],
  [clientId, '5ea3'.repeat(8)],
  [trueFalse, 'true'],
  [oneZero, '1'],
  [mobileNumber, '9824012345'],
  [email, 'hetal@example.com'],
  [date, '2026-10-31'],
  [requiredDate, '2026-10-31'],
  [instant, '2026-10-31T09:30:00.000Z'],
];
for (const [field, example] of EXAMPLES) {
  const wire = field instanceof z.core.$ZodCodec ? field._zod.def.in : field;
  z.globalRegistry.add(wire, { ...z.globalRegistry.get(wire), examples: [example] });
}

/** The refusals that a caller has to expect; the description of an endpoint decides which of them apply. */
const REFUSALS = {
  400: 'The request is malformed.',
  401: 'There is no session, or it has ended.',
  403: 'The viewer may not do this.',
  404: 'The record does not exist, or no longer.',
  409: 'The record is in use, the name is taken, or another viewer has changed it; the code says which.',
  413: 'The body is too large.',
  415: 'This kind of content is not accepted here.',
  422: 'A field is not acceptable; `errors` says which and why.',
  429: 'Too many tries. `Retry-After` says how many seconds to wait.',
  503: 'The data service is busy. `Retry-After` says how many seconds to wait.',
} as const;

type RefusalStatus = keyof typeof REFUSALS;

const DESCRIPTION = `The data service of Seamline HR.

Sign in with \`POST /data/login\` and \`POST /data/verify-login\`, or with a password at the latter alone. Every other call needs the token of the answer, as \`Authorization: Bearer\` or as the query parameter \`token\`; prefer the header, because URLs end up in logs.

Pictures and documents have signed URLs in the answers. They need no token, hold for the session that they were answered to, and expire after 10 to 20 minutes.

Every refusal has the same shape: \`message\` for people in English, \`code\` and \`params\` for programs, \`detail\` with the technical reason, \`errors\` with the same for each field.`;

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
  const described = toJsonSchema({
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
      response: { 200: { description: 'Success.', content: { 'application/json': { schema: endpoint.answer } } } },
    } as FastifySchema,
  });
  Object.assign(described.schema.response as object, refusalsOf(endpoint));
  return described;
};

function operationId({ method, path }: Endpoint): string {
  return `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

/** Descriptions of the refusals that fit an endpoint, by status. */
function refusalsOf(endpoint: Endpoint): object {
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
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const described = Object.entries(REFUSALS).map(
    ([status, description]) => [status, { description, content }] as const,
  );
  return Object.fromEntries(described.filter(([status]) => applies[Number(status) as RefusalStatus]));
}

/** Areas that are not named like the segment of their paths. */
const AREAS: Readonly<Record<string, string>> = {
  login: 'sign-in',
  'verify-login': 'sign-in',
  logout: 'sign-in',
  session: 'sign-in',
  employee: 'employees',
  'add-shift': 'shifts',
  'manage-shift': 'shifts',
};

/** The area of a path: its first segment below `/data`, or the second one below `/data/settings`. */
function area(path: string): string {
  const [, first = '', second] = path.slice(1).split('/');
  const segment = first === 'settings' && second !== undefined ? second : first;
  return AREAS[segment] ?? segment.replace(/^add-/, '').replaceAll('_', '-');
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
