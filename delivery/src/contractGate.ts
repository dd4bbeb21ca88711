import {
  type FieldSchema,
  fieldsOf,
  type OperationFields,
  type Operations,
} from '@seamline/shared/contract/releases/operations';
import { DeliveryFailure } from './failure.ts';
import { isUrl, parseJson, readText } from './files.ts';
import { typedPath } from './workspace.ts';

const PATH = '/docs/openapi.json';

/** The operations of a server, read from its OpenAPI document. */
export interface ServerContract {
  /** The URL or the file that it was read from. */
  source: string;
  operations: Operations;
}

interface Content {
  content?: Record<string, { schema?: FieldSchema }>;
}

interface DescribedOperation {
  parameters?: { name: string; required?: boolean; schema?: FieldSchema }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, DescribedOperation>>;
}

/** Reads the contract of a server from its URL or from a file with its OpenAPI document. */
export async function readServerContract(where: string): Promise<ServerContract> {
  const source = isUrl(where) ? new URL(PATH, where).href : typedPath(where);
  const text = await readText(source).catch((error: Error) => {
    throw new DeliveryFailure(
      `${source} cannot be read: ${error.message}. Name the server that the release will meet with --server, by its URL or by a file with its OpenAPI document.`,
    );
  });
  const document = parseJson(text, source) as Partial<OpenApi>;
  if (!document.openapi?.startsWith('3.') || !document.paths) {
    throw new DeliveryFailure(`${source} is not an OpenAPI 3 document.`);
  }
  return { source, operations: operationsOf(document.paths) };
}

function operationsOf(paths: OpenApi['paths']): Operations {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      { request: requestOf(operation), response: fieldsOf(schemaOf(operation.responses?.['200'])) },
    ]),
  );
  return Object.fromEntries(entries);
}

function requestOf({ parameters = [], requestBody }: DescribedOperation): OperationFields {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}]));
  const required = parameters.filter((each) => each.required).map(({ name }) => name);
  return { ...fieldsOf({ properties, required }), ...fieldsOf(schemaOf(requestBody)) };
}

function schemaOf({ content = {} }: Content = {}): FieldSchema {
  return Object.values(content)[0]?.schema ?? {};
}

/** Throws where a release does not fit the server. */
export function checkOperations(
  release: string,
  needed: Operations | undefined,
  server: ServerContract | undefined,
): void {
  if (!needed || !server) return;
  const misfits = misfitsOf(needed, server);
  if (misfits.length === 0) return;
  throw new DeliveryFailure(
    `${release} does not fit the server of ${server.source}:\n${misfits.join('\n')}\nDeploy a server that has all of this first, or build the remote with the contract of that server.`,
  );
}

/** The operations and fields in which a release does not fit a server, one sentence each. */
export function misfitsOf(needed: Operations, { operations }: ServerContract): string[] {
  return Object.entries(needed).flatMap(([operation, { request, response }]) => {
    const served = operations[operation];
    if (!served) return [`${operation}: the server does not have this operation.`];
    const misfits = [...requestMisfits(request, served.request), ...responseMisfits(response, served.response)];
    return misfits.map((misfit) => `${operation}: ${misfit}`);
  });
}

function requestMisfits(sent: OperationFields, taken: OperationFields): string[] {
  const unknown = topmost(sent, taken).map((path) => `the server does not take the request field ${path}.`);
  const demanded = Object.entries(taken).flatMap(([path, type]) => {
    const isSent = sent[path] !== undefined && !isOptional(sent[path]);
    const parent = parentOf(path);
    // A part of something that is not sent is not missing.
    if (isOptional(type) || isSent || (taken[parent] !== undefined && sent[parent] === undefined)) return [];
    return [`the server requires the request field ${path}, which the release does not always send.`];
  });
  const refused = shared(sent, taken).flatMap(([path, mine, theirs]) =>
    without(mine, theirs).map(
      (type) =>
        `the server takes the request field ${path} as ${theirs.join(' or ')}, and the release may send ${type}.`,
    ),
  );
  return [...unknown, ...demanded, ...refused];
}

function responseMisfits(read: OperationFields, answered: OperationFields): string[] {
  const missing = topmost(read, answered)
    // A record may be empty.
    .filter((path) => isNeeded(read[path]) && !path.endsWith('{}'))
    .map((path) => `the response has no field ${path}.`);
  const sometimes = Object.entries(read)
    .filter(([path, type]) => isNeeded(type) && isOptional(answered[path] ?? ''))
    .map(([path]) => `the response may leave out the field ${path}.`);
  const unreadable = shared(read, answered).flatMap(([path, mine, theirs]) =>
    without(theirs, mine).map(
      (type) => `the response field ${path} may be ${type}, and the release reads ${mine.join(' or ')}.`,
    ),
  );
  return [...missing, ...sometimes, ...unreadable];
}

/** A field that may be null may also be missing: `readAnswer` reads it as null. */
function isNeeded(type = ''): boolean {
  return !isOptional(type) && !typesIn(type).includes('null');
}

/** The paths that the other side does not have, without those below one of them. */
function topmost(fields: OperationFields, other: OperationFields): string[] {
  return Object.keys(fields).filter((path) => {
    const parent = parentOf(path);
    return other[path] === undefined && (fields[parent] === undefined || other[parent] !== undefined);
  });
}

/** The path of the object, list or record that holds a field; '' is the whole. */
function parentOf(path: string): string {
  const parent = path.replace(/(?:\[\]|\{\}|\.[^.]*)$/, '');
  return parent === path ? '' : parent;
}

function shared(mine: OperationFields, theirs: OperationFields): [string, string[], string[]][] {
  return Object.entries(mine).flatMap(([path, type]): [string, string[], string[]][] =>
    theirs[path] === undefined ? [] : [[path, typesIn(type), typesIn(theirs[path])]],
  );
}

/** The types of one list that the other lacks; a schema without a type is everything. */
function without(types: string[], allowed: string[]): string[] {
  return allowed.length === 0 ? [] : types.filter((type) => !allowed.includes(type));
}

function typesIn(type: string): string[] {
  return type.replace('?', '').split('|').filter(Boolean);
}

function isOptional(type: string): boolean {
  return type.endsWith('?');
}
