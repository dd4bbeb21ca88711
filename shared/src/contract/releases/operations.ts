import * as z from 'zod/mini';
import type { Endpoint } from '../wire/endpoint.ts';

/** Types by field path, such as `{ 'branches[].code': 'null|string' }`; a `?` at the end marks what may be left out. */
const fields = z.record(z.string(), z.string());
export type OperationFields = z.output<typeof fields>;

/** By operation (`GET /data/settings/branches`): the fields of its request and of its response, by its schemas. */
export const operations = z.record(z.string(), z.object({ request: fields, response: fields }));
export type Operations = z.output<typeof operations>;

/** Returns the fields of an endpoint as they travel. */
export function operationOf({ params, query, body, answer }: Endpoint): Operations[string] {
  const request = [params, query, body?.fields].map((part) => (part ? fieldsOf(onTheWire(part)) : {}));
  return { request: Object.assign({}, ...request), response: fieldsOf(onTheWire(answer)) };
}

/** The contract's schemas decode what they take: their input is what travels. */
function onTheWire(schema: z.ZodMiniType): FieldSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
}

/** The parts of a JSON Schema that name fields and their types. */
export interface FieldSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema | boolean;
  additionalProperties?: FieldSchema | boolean;
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  allOf?: FieldSchema[];
}

interface Field {
  types: Set<string>;
  isOptional: boolean;
}

/** Lists the fields of a JSON Schema; `[]` means the items of a list and `{}` the values of a record. */
export function fieldsOf(schema: FieldSchema): OperationFields {
  const found = [...collected(schema, '')].filter(([path]) => path !== '').sort();
  return Object.fromEntries(
    found.map(([path, { types, isOptional }]) => [path, `${[...types].sort().join('|')}${isOptional ? '?' : ''}`]),
  );
}

function collected(schema: FieldSchema, path: string): Map<string, Field> {
  const own = new Map<string, Field>([[path, { types: new Set(typesOf(schema)), isOptional: false }]]);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const children = collected(property, path === '' ? name : `${path}.${name}`);
    const [first] = children.values();
    if (first && !schema.required?.includes(name)) first.isOptional = true;
    for (const [below, field] of children) own.set(below, field);
  }
  for (const [part, sign] of [
    [schema.items, '[]'],
    [schema.additionalProperties, '{}'],
  ] as const) {
    if (typeof part === 'object') for (const [below, field] of collected(part, path + sign)) own.set(below, field);
  }
  for (const part of schema.allOf ?? []) merge(own, collected(part, path));
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((option) => collected(option, path));
  // Null has no fields, so it does not make those of the other options optional.
  const withFields = options.filter((option) => option.size > 1);
  for (const option of options) {
    for (const [below, field] of option) {
      if (below !== path && withFields.some((other) => !other.has(below))) field.isOptional = true;
    }
    merge(own, option);
  }
  return own;
}

function merge(into: Map<string, Field>, from: Map<string, Field>) {
  for (const [path, { types, isOptional }] of from) {
    const there = into.get(path);
    if (!there) into.set(path, { types, isOptional });
    else {
      for (const type of types) there.types.add(type);
      there.isOptional ||= isOptional;
    }
  }
}

function typesOf({ type, const: constant, enum: values }: FieldSchema): string[] {
  const literals = constant === undefined ? (values ?? []) : [constant];
  const types = type === undefined ? literals.map(typeOf) : [type].flat();
  return types.map((each) => (each === 'integer' ? 'number' : each));
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}
