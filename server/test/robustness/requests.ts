import type { Endpoint, Fields } from '@seamline/shared/contract/wire/endpoint';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { requestSchema, type Schema } from '../support/requestSchema.ts';
import type { Fixtures } from './fixtures.ts';
import { FOREIGN_NAMES, hostileJson, hostileText, plausible } from './values.ts';

export type Pair = readonly [name: string, value: unknown];

/** An unchecked request: names may repeat, and the JSON may be any value. */
export interface Wire {
  readonly method: string;
  readonly path: string;
  readonly query: readonly Pair[];
  readonly as: 'json' | 'form' | 'multipart' | undefined;
  readonly body: readonly Pair[];
  readonly headers: Readonly<Record<string, string>>;
  /** Sent in place of the body, as it is. */
  readonly raw?: string;
}

type Change = (wire: Wire) => Wire;

/** Schemas of the fields in a part of a request, by name. */
export function propertiesOf(fields: Fields | undefined): Readonly<Record<string, Schema>> {
  return fields ? (requestSchema(fields).properties ?? {}) : {};
}

/** The request that a form would send. */
export function sound(endpoint: Endpoint, fixtures: Fixtures, id: number): Wire {
  const pairsOf = (fields: Fields | undefined): Pair[] =>
    Object.entries(propertiesOf(fields))
      .map(([name, schema]) => [name, plausible(name, schema, fixtures)] as const)
      .filter(([, value]) => value !== undefined);
  const [param] = pairsOf(endpoint.params);
  return {
    method: endpoint.method,
    path: endpoint.path.replace(/:\w+/g, param?.[1] === '1' ? String(id) : String(param?.[1])),
    query: pairsOf(endpoint.query),
    as: endpoint.body?.as,
    body: pairsOf(endpoint.body?.fields),
    headers: {},
  };
}

/** Requests to any endpoint: a valid one with up to four changes. */
export function requests(endpoints: readonly Endpoint[], fixtures: Fixtures): fc.Arbitrary<Wire> {
  return fc
    .record({
      endpoint: fc.constantFrom(...endpoints),
      id: fc.constantFrom(...Object.values(fixtures).filter((value) => typeof value === 'number'), 0, 999_999),
      changes: fc.array(change, { maxLength: 4 }),
    })
    .map(({ endpoint, id, changes }) => changes.reduce((wire, next) => next(wire), sound(endpoint, fixtures, id)));
}

const place = fc.constantFrom('query' as const, 'body' as const);
const anyValue = fc.oneof({ weight: 3, arbitrary: hostileText }, { weight: 1, arbitrary: hostileJson });
const anyName = fc.oneof(fc.constantFrom(...FOREIGN_NAMES), hostileText);

/** One pair of the query or the body, by an index modulo their number. */
const onPair = (make: (pairs: readonly Pair[], at: number, value: unknown) => readonly Pair[]) =>
  fc.tuple(place, fc.nat(), anyValue).map(([where, number, value]): Change => {
    return (wire) => {
      const pairs = wire[where];
      return pairs.length === 0 ? wire : { ...wire, [where]: make(pairs, number % pairs.length, value) };
    };
  });

const nameAt = (pairs: readonly Pair[], at: number) => pairs[at]?.[0] ?? '';

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: onPair((pairs, at, value) => pairs.with(at, [nameAt(pairs, at), value])) },
  { weight: 2, arbitrary: onPair((pairs, at) => pairs.toSpliced(at, 1)) },
  { weight: 2, arbitrary: onPair((pairs, at, value) => [...pairs, [nameAt(pairs, at), value]]) },
  { weight: 1, arbitrary: onPair((pairs, at) => pairs.with(at, [`${nameAt(pairs, at)}[]`, pairs[at]?.[1]])) },
  {
    weight: 2,
    arbitrary: fc.tuple(place, anyName, anyValue).map(
      ([where, name, value]): Change =>
        (wire) => ({ ...wire, [where]: [...wire[where], [name, value]] }),
    ),
  },
  {
    weight: 2,
    arbitrary: hostileText.map(
      (text): Change =>
        (wire) => ({ ...wire, path: wire.path.replace(/\/\d+(?=\/|$)/, `/${encoded(text)}`) }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS').map(
      (method): Change =>
        (wire) => ({ ...wire, method }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('json' as const, 'form' as const, 'multipart' as const).map(
      (as): Change =>
        (wire) => ({ ...wire, as }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .oneof(hostileText, fc.json(), fc.constantFrom('{"a":', '[', '--x\r\n', '{"__proto__":{"role":"owner"}}'))
      .map(
        (raw): Change =>
          (wire) => ({ ...wire, raw }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'accept-language',
          'accept',
          'range',
          'if-none-match',
          'x-forwarded-for',
          'origin',
          'content-type',
        ),
        hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 500)),
      )
      .map(
        ([name, value]): Change =>
          (wire) => ({ ...wire, headers: { ...wire.headers, [name]: value } }),
      ),
  },
);

/** The request as it is sent. */
export async function injectable(wire: Wire, token: string | undefined): Promise<InjectOptions> {
  const query = [...wire.query, ...(token === undefined ? [] : [['token', token] as const])];
  const body = await bodyOf(wire);
  return {
    method: wire.method as 'GET',
    url: `${wire.path}?${paired(query)}`,
    headers: { ...body.headers, ...wire.headers },
    ...(body.payload === undefined || wire.method === 'GET' || wire.method === 'HEAD' ? {} : { payload: body.payload }),
  };
}

async function bodyOf({
  as,
  body,
  raw,
}: Wire): Promise<{ headers: Record<string, string>; payload?: string | Buffer }> {
  if (as === undefined) return { headers: {}, ...(raw === undefined ? {} : { payload: raw }) };
  if (as === 'multipart') {
    const form = new FormData();
    for (const [name, value] of body) for (const one of listed(value)) form.append(name, one);
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return { headers, payload: raw ?? Buffer.from(await request.arrayBuffer()) };
  }
  const type = as === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const payload = raw ?? (as === 'json' ? JSON.stringify(Object.fromEntries(body)) : paired(body));
  return { headers: { 'content-type': type }, payload };
}

function listed(value: unknown): (string | File)[] {
  const all = Array.isArray(value) ? value : [value];
  return all.map((one) => (one instanceof File ? one : textOf(one)));
}

function paired(pairs: readonly Pair[]): string {
  return pairs
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .map(([name, value]) => `${encoded(name)}=${encoded(textOf(value))}`)
    .join('&');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof File ? value.name : (JSON.stringify(value) ?? '');
}

/** Encodes lone surrogates, which have no encoding, as the bytes that a careless program would send. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
