import type { Endpoint, Fields } from '@seamline/shared/contract/endpoint';
import { errorBody } from '@seamline/shared/contract/fields';
import { type Audience, isWrite } from '../../http/access.ts';
import { answerSchema, requestSchema, type Schema } from './schemas.ts';

export interface Served {
  readonly endpoint: Endpoint;
  readonly audience: Audience;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Reference {
  readonly $ref: string;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly []>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content & { readonly required: true };
  readonly responses: { readonly 200: Content & { readonly description: string } } & Partial<
    Record<RefusalStatus, Reference>
  >;
}

export type PathItem = Readonly<Record<string, Operation>>;

export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: unknown;
}

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** The refusals that a caller has to reckon with; which of them fit an endpoint follows from its description. */
export const REFUSALS = {
  400: 'The request is malformed.',
  401: 'There is no session, or it has ended.',
  403: 'The viewer may not do this.',
  404: 'There is no such record, or no longer.',
  409: 'This is in use, is taken, or was changed by somebody else meanwhile; the message says which.',
  413: 'The body is too large.',
  415: 'This kind of content is not accepted here.',
  422: 'A field is not acceptable; `errors` says which and why.',
  429: 'Too many tries. `Retry-After` says how many seconds to wait.',
  503: 'The data service is busy. `Retry-After` says how many seconds to wait.',
} as const;

type RefusalStatus = keyof typeof REFUSALS;

const DESCRIPTION = `The data service of Seamline HR.

Sign in with \`POST /data/login\` and \`POST /data/verify-login\`, or with a password at the latter alone. The token of the answer goes with every other call, as the query parameter \`token\` or as \`Authorization: Bearer\`; the header is the better place, because addresses end up in logs.

Pictures and documents come from the addresses in the answers. Those are signed, need no token and end after 10 to 20 minutes.

Every refusal has the same shape: \`message\` for people in the language of \`Accept-Language\` (English, Hindi, Gujarati), \`code\` and \`params\` for programs, \`detail\` with the technical reason, \`errors\` with the same for each field.`;

/** Describes exactly what is served: nothing is listed here by hand. */
export function openApi(served: readonly Served[], version: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  const names = areaNames(served.map(({ endpoint }) => endpoint.path));
  for (const { endpoint, audience } of served) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const item = paths[path] ?? {};
    paths[path] = item;
    item[endpoint.method.toLowerCase()] = operation(endpoint, audience, names.get(area(endpoint.path)) ?? '');
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Seamline HR', version, description: DESCRIPTION },
    tags: [...new Set(names.values())].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'query', name: 'token', description: 'The session token in the address.' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The session token in a header.' },
      },
      schemas: { Error: answerSchema(errorBody) },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [
          status,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
        ]),
      ),
    },
  };
}

function operation(endpoint: Endpoint, audience: Audience, tag: string): Operation {
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary: endpoint.summary,
    description: whom(endpoint, audience),
    security: endpoint.open ? [] : [{ token: [] }, { bearer: [] }],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true as const,
            content: { [CONTENT_TYPES[endpoint.body.as]]: { schema: requestSchema(endpoint.body.fields) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: answerSchema(endpoint.answer) } },
      },
      ...Object.fromEntries(
        refusals(endpoint, audience).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

function parameters(place: 'path' | 'query', fields: Fields | undefined): Parameter[] {
  if (fields === undefined) return [];
  const { properties = {}, required = [] } = requestSchema(fields);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function whom(endpoint: Endpoint, audience: Audience): string {
  if (endpoint.open) return 'Open to everybody, with limits on how often.';
  if (audience === 'self') return 'For everybody who is signed in.';
  if (audience === 'owners') return 'For owners.';
  return isWrite(endpoint)
    ? 'For owners, and for managers with the permissions to view and to edit.'
    : 'For owners, and for managers with the permission to view.';
}

function refusals(endpoint: Endpoint, audience: Audience): RefusalStatus[] {
  const takesInput = endpoint.params !== undefined || endpoint.query !== undefined || endpoint.body !== undefined;
  const takesId = [endpoint.params, endpoint.query].some(
    (fields) => fields !== undefined && Object.keys(fields.shape).some((name) => /(^|_)(id|number)$/.test(name)),
  );
  const applies: Readonly<Record<RefusalStatus, boolean>> = {
    400: true,
    401: !endpoint.open || takesInput,
    403: !endpoint.open && audience !== 'self',
    404: !endpoint.open && takesId,
    409: !endpoint.open && audience !== 'self' && isWrite(endpoint),
    413: endpoint.body !== undefined,
    415: endpoint.body !== undefined,
    422: takesInput,
    429: endpoint.open === true,
    503: true,
  };
  return (Object.keys(REFUSALS).map(Number) as RefusalStatus[]).filter((status) => applies[status]);
}

/** These lie side by side, and belong together. */
const SIGN_IN: ReadonlySet<string> = new Set(['login', 'verify-login', 'logout', 'session']);

/** What an address is about: its first segment below `/data`, or the second where the first is a drawer. */
function area(path: string): string {
  const [, first = '', second] = path.slice(1).split('/');
  const segment = first === 'settings' && second !== undefined ? second : first;
  return SIGN_IN.has(segment) ? 'sign-in' : segment.replace(/^add-/, '').replaceAll('_', '-');
}

/** 'leave-type' and 'leave-types' are the same drawer; people read the longer name. */
function areaNames(paths: readonly string[]): ReadonlyMap<string, string> {
  const areas = new Set(paths.map(area));
  const plural = (name: string) => [`${name}s`, `${name}es`].find((longer) => areas.has(longer)) ?? name;
  return new Map([...areas].map((name) => [name, plural(name)]));
}
