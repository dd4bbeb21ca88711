import { readdirSync } from 'node:fs';
import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readAnswer } from './call.ts';

const folder = new URL('../contract/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^[^/]+\/[^/]+\.ts$/.test(file) && !file.startsWith('errors/') && !file.includes('.test.'),
);
const modules = await Promise.all(files.map((file): Promise<object> => import(new URL(file, folder).href)));
const endpoints = modules.flatMap((module): unknown[] => Object.values(module)).filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;
}

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly out?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly pattern?: RegExp } } }[];
}

const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def;

/** Any answer of a schema as it travels; the kinds are those that answers of the contract are made of. */
function answers(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape ?? {}).map(([name, type]) => [name, answers(type)])),
      );
    case 'array':
      return fc.array(answers(def.element as z.ZodMiniType), { minLength: 1, maxLength: 3 });
    case 'record':
      return fc.dictionary(fc.constantFrom('1', '2', 'Vesu'), answers(def.valueType as z.ZodMiniType), { minKeys: 1 });
    case 'nullable':
    case 'optional':
    case 'catch':
      return answers(def.innerType as z.ZodMiniType);
    case 'pipe':
      return answers(def.out as z.ZodMiniType);
    case 'union':
      return fc.oneof(...(def.options ?? []).map(answers));
    case 'string':
      return textOf(schema);
    case 'number':
    case 'int':
      return fc.integer({ min: 1, max: 9 });
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'unknown':
      return fc.constant('anything');
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`No answers of the kind ${def.type} are made here.`);
  }
}

function textOf(schema: z.ZodMiniType): fc.Arbitrary<string> {
  const pattern = defOf(schema).checks?.[0]?._zod.def.pattern;
  return pattern ? fc.stringMatching(pattern) : fc.constant('Text');
}

type Path = readonly string[];

interface Field {
  readonly path: Path;
  /** `nullable` may be null, `optional` may be missing. */
  readonly kind: 'nullable' | 'optional' | 'required';
}

/** Every field of an answer, with its path in it; the fields of a union are those that its first option has. */
function fieldsOf(schema: z.ZodMiniType, answer: unknown, path: Path = []): Field[] {
  const def = defOf(schema);
  if (answer === undefined || answer === null) return [];
  const inner = def.innerType ?? def.out;
  if (inner) return fieldsOf(inner, answer, path);
  if (def.element)
    return (answer as unknown[]).flatMap((one, at) =>
      fieldsOf(def.element as z.ZodMiniType, one, [...path, String(at)]),
    );
  if (def.valueType) {
    return Object.entries(answer).flatMap(([key, one]) =>
      fieldsOf(def.valueType as z.ZodMiniType, one, [...path, key]),
    );
  }
  return Object.entries(def.shape ?? {}).flatMap(([name, type]) => {
    const kind: Field['kind'] =
      type._zod.optin === 'optional' || ['unknown', 'catch'].includes(defOf(type).type)
        ? 'optional'
        : z.safeParse(type, null).success
          ? 'nullable'
          : 'required';
    const value = (answer as Record<string, unknown>)[name];
    return [{ path: [...path, name], kind }, ...fieldsOf(type, value, [...path, name])];
  });
}

function holderOf(answer: unknown, path: Path): Record<string, unknown> {
  return path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, answer as Record<string, unknown>);
}

function without(answer: unknown, paths: readonly Path[]): unknown {
  const copy = structuredClone(answer);
  for (const path of paths) delete holderOf(copy, path)[path.at(-1) as string];
  return copy;
}

function withNull(answer: unknown, paths: readonly Path[]): unknown {
  const copy = structuredClone(answer);
  for (const path of paths) holderOf(copy, path)[path.at(-1) as string] = null;
  return copy;
}

test('the contract has endpoints with fields that may be null at every depth', () => {
  const depths = endpoints.flatMap(({ answer }) =>
    fieldsOf(answer, fc.sample(answers(answer), { numRuns: 1, seed: 1 })[0])
      .filter(({ kind }) => kind === 'nullable')
      .map(({ path }) => path.length),
  );

  expect(endpoints.length).toBeGreaterThan(40);
  expect(depths).toEqual(expect.arrayContaining([1, 2, 3, 4, 7]));
});

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.answer] as const))(
  'an answer of %s',
  (_name, schema) => {
    test('without its nullable fields is read as if they were null', () => {
      fc.assert(
        fc.property(answers(schema), fc.infiniteStream(fc.boolean()), (answer, choice) => {
          const all = fieldsOf(schema, answer).filter(({ kind }) => kind === 'nullable');
          // A field inside a missing field cannot be removed separately.
          const chosen = all.filter(() => choice.next().value).map(({ path }) => path);
          const outermost = chosen.filter((path) => !chosen.some((other) => isWithin(path, other)));
          const read = readAnswer(schema, without(answer, outermost));

          expect(read).toEqual(readAnswer(schema, withNull(answer, outermost)));
          expect(read).toMatchObject({ success: true });
        }),
        { numRuns: 20 },
      );
    });

    test('without a required field is refused', () => {
      fc.assert(
        fc.property(answers(schema), fc.nat(), (answer, number) => {
          const required = fieldsOf(schema, answer).filter(({ kind }) => kind === 'required');
          const field = required[number % required.length];
          if (!field) return;

          expect(readAnswer(schema, without(answer, [field.path])).success).toBe(false);
        }),
        { numRuns: 20 },
      );
    });
  },
);

function isWithin(path: Path, other: Path): boolean {
  return path.length > other.length && other.every((key, at) => path[at] === key);
}

describe('a missing field', () => {
  const name = z.nullable(z.string());
  const read = (schema: z.ZodMiniType, answer: unknown) => readAnswer(schema, answer).data;

  test.each([
    [
      'of an object in an optional one',
      z.object({ head: z.optional(z.object({ name })) }),
      { head: {} },
      { head: { name: null } },
    ],
    ['of an object that may be missing', z.object({ head: z.optional(z.object({ name })) }), {}, {}],
    ['that may be missing or null stays missing', z.object({ name: z.optional(name) }), {}, {}],
    ['of the objects of a list', z.array(z.object({ name })), [{}, { name: 'A' }], [{ name: null }, { name: 'A' }]],
    ['of the objects of a record', z.record(z.string(), z.object({ name })), { a: {} }, { a: { name: null } }],
    [
      'of an option of a union',
      z.union([z.object({ id: z.int(), name }), z.string()]),
      { id: 1 },
      { id: 1, name: null },
    ],
    [
      'of an option of a union in a list',
      z.array(z.union([z.object({ name }), z.string()])),
      ['A', {}],
      ['A', { name: null }],
    ],
    [
      'of an option that a field tells apart',
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), name }),
        z.object({ kind: z.literal('b'), other: z.string() }),
      ]),
      { kind: 'a' },
      { kind: 'a', name: null },
    ],
    ['of what may be one of several kinds', z.object({ name: z.union([z.string(), z.null()]) }), {}, { name: null }],
    [
      'that is read by its name on the wire',
      z.codec(z.looseObject({}), z.object({ name }), { decode: (wire) => wire as never, encode: (value) => value }),
      {},
      { name: null },
    ],
  ] as const)('%s', (_which, schema, answer, expected) => {
    expect(read(schema as z.ZodMiniType, answer)).toEqual(expected);
  });

  test('stays missing if it cannot be null', () => {
    const schema = z.object({ id: z.int(), name });

    expect(readAnswer(schema, {}).error?.issues).toMatchObject([{ path: ['id'], message: expect.any(String) }]);
  });
});
