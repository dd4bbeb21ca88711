import { MISSING_DAY, MISSING_RULES, sameWeek } from '@seamline/shared/contract/shifts/shift';
import { flattenDays } from '@seamline/shared/contract/shifts/shift-wire';
import type { Endpoint, Fields } from '@seamline/shared/contract/wire/endpoint';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { requestSchema, type Schema } from '../support/requestSchema.ts';
import { freshNumber, type TestApp } from '../support/testApp.ts';
import type { EndpointName } from './endpointNames.ts';
import { CANARY, type Fixtures } from './fixtures.ts';

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

/** The endpoint of that name. */
export function endpointOf({ app }: TestApp, name: EndpointName): Endpoint {
  const found = app.served.find(({ endpoint: { method, path } }) => `${method} ${path}` === name);
  if (!found) throw new Error(`${name} is not served.`);
  return found.endpoint;
}

/** The same request with other values for some of its fields. */
export function withValues(wire: Wire, values: Readonly<Record<string, unknown>>): Wire {
  const changed = (pairs: readonly Pair[]) =>
    pairs.map(([name, value]): Pair => [name, Object.hasOwn(values, name) ? values[name] : value]);
  return { ...wire, query: changed(wire.query), body: changed(wire.body) };
}

/** The value that a form would send for a field, by its name and schema; undefined for a field that it would omit. */
export function plausible(name: string, schema: Schema, fixtures: Fixtures): unknown {
  if (name in RULES) return RULES[name];
  const known = KNOWN.find(([pattern]) => pattern.test(name));
  if (known) return known[1](fixtures);
  if (schema.pattern?.startsWith('^[1-9]')) return '1';
  if (schema.pattern && name === 'id') return fixtures.importId;
  if (schema.examples) return schema.examples[0];
  if (schema.format === 'binary') return fixtures.picture;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return plausible(name, option, fixtures);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'array') return [plausible(name.replace(/s(\[\])?$/, ''), schema.items ?? {}, fixtures)];
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {}).map(
      ([key, inner]) => [key, plausible(key, inner, fixtures)] as const,
    );
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (schema.pattern) return fc.sample(fc.stringMatching(new RegExp(schema.pattern)), { numRuns: 1, seed: 1 })[0];
  return `Text ${freshNumber()}`.slice(0, schema.maxLength ?? 40);
}

/** The rules of a shift with a whole week of the defaults. */
const { shift_name: _, ...RULES }: Readonly<Record<string, unknown>> = {
  ...MISSING_RULES,
  ...flattenDays(sameWeek(MISSING_DAY), 'add'),
};

const KNOWN: readonly (readonly [RegExp, (fixtures: Fixtures) => unknown])[] = [
  [/^(version|cursor|clear(\[\])?|after|who|health)$/, () => undefined],
  [/^search$/, () => 'status=on-notice'],
  [/^branch_type$/, () => 'Showroom'],
  [/^(departments|sub_departments|designations|leave_types)$/, () => []],
  [
    /^branches$/,
    () => [{ row: 2, values: { name: `Branch ${freshNumber()}`, branch_type: 'Showroom' }, record: null }],
  ],
  [/^gender$/, () => 'FEMALE'],
  [/^columns$/, () => 'gender'],
  [/^employment_type$/, () => 'FULL_TIME'],
  [/^single_name$/, () => 'false'],
  [/^country_code$/, () => '+91'],
  [/^content_hash$/, () => '5ea3'.repeat(16)],
  [/^leave_type_name$/, () => `${CANARY} Leave`],
  [/^shift_name$/, () => `Shift ${freshNumber()}`],
  [/^has_scope$/, () => 'false'],
  [/^branch_ids$/, ({ branchId }) => [String(branchId)]],
  [/^branch_id$/, ({ branchId }) => String(branchId)],
  [/^sub_department_id$/, ({ subDepartmentId }) => String(subDepartmentId)],
  [/^department_ids/, ({ departmentId }) => [String(departmentId)]],
  [/^into_id$/, ({ departmentId }) => String(departmentId)],
  [/^department_id$/, ({ departmentId }) => String(departmentId)],
  [/^designation_id$/, ({ designationId }) => String(designationId)],
  [/^shift_id$/, ({ shiftId }) => String(shiftId)],
  [/^reporting_person_ids/, ({ employeeId }) => [String(employeeId)]],
  [/^(mobile_number|new_number)$/, () => freshNumber()],
  [/^number$/, ({ manager }) => manager.number],
  [/^(emergency|alt_phone|whatsapp)_number$|^(company_mobile|telephone)$/, () => '98240 12345'],
  [/^birth_date$/, () => '1992-03-08'],
  [/^joining_date$/, () => '2019-06-01'],
  [/^retirement_age$/, () => '60'],
  [/^effective_on$/, () => new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)],
  [/^owner_id$/, ({ employeeId }) => String(employeeId)],
  [/^notice_period_days$/, () => '30'],
  [/^prefix$/, () => 'SEAM-'],
  [/^digits$/, () => '4'],
  [/^next$/, () => '42'],
  [/^pan_number$/, () => 'ABCDE1234F'],
  [/^aadhaar_number$/, () => '234123412346'],
  [/^uan_number$/, () => '100123456789'],
  [/^(esic|bank_account)_number$/, () => '3112345678'],
  [/^ifsc_code$/, () => 'SBIN0001234'],
  [/_time$/, () => '09:00'],
  [/limit$/, () => '50'],
  [/latitude|longitude/, () => '21.2'],
  [/timezone/, () => 'Asia/Kolkata'],
  [/^(release|shell)$/, () => '1.4.0'],
  [/utc_offset/, () => '+05:30'],
];

/** Sends a request in the session of the token. */
export async function send({ app }: TestApp, wire: Wire, token: string | undefined): Promise<LightMyRequestResponse> {
  const query = [...wire.query, ...(token === undefined ? [] : [['token', token] as const])];
  const body = await bodyOf(wire);
  return await app.inject({
    method: wire.method as 'GET',
    url: `${wire.path}?${paired(query)}`,
    headers: { ...body.headers, ...wire.headers },
    ...(body.payload === undefined || wire.method === 'GET' || wire.method === 'HEAD' ? {} : { payload: body.payload }),
  });
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
export function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
