import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import fc from 'fast-check';
import type { Fixtures } from './fixtures.ts';
import { encoded, type Pair, sound, type Wire } from './requests.ts';

/** Texts that a database, a template, a page, a header, a sheet, a file system or a program may obey. */
const COMMANDS = [
  "'; drop table employees; --",
  "1' or '1'='1",
  '%',
  '_',
  '\\',
  '$1',
  '../../etc/passwd',
  'file:///etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$'.concat('{jndi:ldap://x}'),
  '=HYPERLINK("http://x")',
  '\r\nSet-Cookie: a=b',
  'eyJhbGciOiJub25lIn0.e30.',
  'a\u0000b',
  '\u202Egnp.exe',
  '\uFEFF',
  '\uD800',
];

/** Names that no form has, and that often cause faults. */
export const FOREIGN_NAMES = [
  '__proto__[role]',
  'constructor[prototype][role]',
  'then',
  'role',
  'roles[]',
  'status',
  'is_admin',
  'isOwner',
  'password',
  'password_hash',
  'a[b][c]',
] as const;

/** Numbers, most of them in a spelling that only a lenient reader takes for a number. */
const number = fc
  .tuple(
    fc.constantFrom('', '', '0', '-', '+', ' ', '0x', '../', '%2e%2e%2f', '٠'),
    fc.oneof(fc.nat(9), fc.nat(), fc.bigInt({ min: 2n ** 31n - 2n, max: 2n ** 31n + 2n }), fc.bigInt()),
    fc.constantFrom('', '', '.0', 'e0', ' ', "'", '%00', ',2', ';2', '/2', ' or 1=1'),
  )
  .map((parts) => parts.join(''));

const part = fc.nat(99).map((value) => String(value).padStart(2, '0'));

/** Any text: half of them known to cause faults, half random, including the names that objects have themselves. */
export const hostileText = fc.oneof(
  fc.constantFrom(...COMMANDS),
  fc.constantFrom('', ' ', '*', '１', '१', ...[null, undefined, true, {}, Number.NaN].map(String)),
  number,
  fc.double().map(String),
  fc.tuple(fc.nat(9999), part, part).map((date) => date.join('-')),
  fc.tuple(part, part).map((time) => time.join(':')),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.tuple(fc.constantFrom('x', '🧵', 'क्'), fc.nat(5000)).map(([letter, times]) => letter.repeat(times)),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string(),
);

/** Texts where an id belongs, and ids of records of any kind. */
export const anyId = ({ importId, ...fixtures }: Fixtures) =>
  fc.oneof(
    fc.constantFrom(...Object.values(fixtures).filter((value) => typeof value === 'number')).map(String),
    fc.constantFrom(importId, importId.toUpperCase(), '9876543210'),
    number,
    hostileText,
  );

/** Any value of JSON, including very deep ones and very large numbers. */
const hostileJson = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(-0, 1e308, -1e308, 0.1, 2 ** 53, [], [[]], {}, { $gt: '' }, nested(200)),
);

function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)];
}

/** A list where one value belongs, and in JSON an object too. */
export const misshapen = (as: Wire['as']): fc.Arbitrary<unknown> => {
  const several = fc.array(hostileText, { minLength: 2, maxLength: 3 });
  if (as !== 'json') return several;
  return fc.oneof(
    several,
    fc.constantFrom(['a'], [[1]]),
    fc.dictionary(fc.constantFrom('$gt', 'a'), hostileJson, { minKeys: 1 }),
  );
};

const anyValue = fc.oneof({ weight: 3, arbitrary: hostileText }, { weight: 1, arbitrary: hostileJson });
const anyName = fc.oneof(fc.constantFrom(...FOREIGN_NAMES, '__proto__', 'id', 'version'), hostileText);

type Change = (wire: Wire) => Wire;
type Pairs = readonly Pair[];

/** A change of the pairs in the query or the body; it gets the index of one of them, a name and a value. */
const onPairs = (weight: number, make: (pairs: Pairs, at: number, value: unknown, name: string) => Pairs) => ({
  weight,
  arbitrary: fc
    .tuple(fc.constantFrom('query' as const, 'body' as const), fc.nat(), anyValue, anyName)
    .map(([where, index, value, name]): Change => {
      return (wire) => ({ ...wire, [where]: make(wire[where], index % Math.max(wire[where].length, 1), value, name) });
    }),
});

/** A change of one property of the request. */
const onWire = <Value>(
  weight: number,
  values: fc.Arbitrary<Value>,
  make: (value: Value, wire: Wire) => Partial<Wire>,
) => ({
  weight,
  arbitrary: values.map(
    (value): Change =>
      (wire) => ({ ...wire, ...make(value, wire) }),
  ),
});

const withPair = (pairs: Pairs, at: number, change: (pair: Pair) => Pair): Pairs =>
  pairs.map((pair, index) => (index === at ? change(pair) : pair));
const header = fc.tuple(
  fc.constantFrom('accept-language', 'accept', 'range', 'if-none-match', 'x-forwarded-for', 'origin', 'content-type'),
  hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 500)),
);
const rawBody = fc.oneof(
  hostileText,
  fc.json(),
  fc.constantFrom('{"a":', '[', '--x\r\n', '{"__proto__":{"role":"owner"}}'),
);

const change = fc.oneof(
  onPairs(6, (pairs, at, value) => withPair(pairs, at, ([name]) => [name, value])),
  onPairs(2, (pairs, at) => pairs.toSpliced(at, 1)),
  onPairs(2, (pairs, at, value) => [...pairs, [pairs[at]?.[0] ?? '', value]]),
  onPairs(1, (pairs, at) => withPair(pairs, at, ([name, value]) => [`${name}[]`, value])),
  onPairs(2, (pairs, _at, value, name) => [...pairs, [name, value]]),
  onWire(2, hostileText, (text, { path }) => ({ path: path.replace(/\/\d+(?=\/|$)/, `/${encoded(text)}`) })),
  onWire(1, fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'), (method) => ({ method })),
  onWire(1, fc.constantFrom('json' as const, 'form' as const, 'multipart' as const), (as) => ({ as })),
  onWire(1, rawBody, (raw) => ({ raw })),
  onWire(1, header, ([name, value], { headers }) => ({ headers: { ...headers, [name]: value } })),
);

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
