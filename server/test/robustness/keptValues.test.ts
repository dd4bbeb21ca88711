import { CHOICES, DAY_RULES, recordOf, SHIFT_RULES } from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS } from '@seamline/shared/contract/shifts/shift-time';
import { timingName } from '@seamline/shared/contract/shifts/shift-wire';
import type { Fields } from '@seamline/shared/contract/wire/endpoint';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pictureFile } from '../support/forms.ts';
import { freshNumber, testApp } from '../support/testApp.ts';
import { isFullRun } from './counts.ts';
import type { EndpointName, WriteName } from './endpointNames.ts';
import { seedFixtures } from './fixtures.ts';
import { endpointOf, type Pair, propertiesOf, send, withValues } from './requests.ts';
import { everything } from './rows.ts';
import { freshRequest, type SignedWire } from './writes.ts';

const server = await testApp();
await server.app.ready();
const fixtures = await seedFixtures(server);
const stage = { server, fixtures };

/** A run that is not full skips a share of the two hundred names of a shift. */
const MOST_FIELDS = 30;

type Values = Readonly<Record<string, unknown>>;

const TIMES: Values = {
  shift_start_time: '08:00:00',
  shift_end_time: '18:00:00',
  lunch_start_time: '12:00:00',
  lunch_end_time: '12:45:00',
  tea_start_time: '16:00:00',
  tea_end_time: '16:10:00',
  half_day_after_time: '11:00:00',
  half_day_before_time: '15:00:00',
  max_punch_out_time: '19:00:00',
  max_punch_out_hours: '13:00:00',
  min_three_quarter_hours: '06:00:00',
  min_quarter_day_hours: '02:00:00',
  min_half_day_hours: '04:00:00',
  min_full_day_hours: '08:00:00',
  min_hours_for_half_day_after_shift: '03:00:00',
  min_hours_for_full_day_after_shift: '05:00:00',
};

/** A shift whose rules and timings all differ from the defaults, with a unique name. */
const shiftValues = (): Values => ({
  ...Object.fromEntries(SHIFT_RULES.map((rule) => [rule, unusual(rule, recordOf(rule).kind)])),
  ...Object.fromEntries(
    DAYS.flatMap((day) => DAY_RULES.map((rule) => [timingName(day, rule, 'edit'), unusual(rule, recordOf(rule).kind)])),
  ),
});

function unusual(rule: string, kind: string): unknown {
  if (rule in TIMES) return TIMES[rule];
  if (kind === 'yesNo') return rule !== 'required_out_of_range_reason';
  if (kind === 'choice') return CHOICES[rule as keyof typeof CHOICES].at(-1);
  if (kind === 'days') return ['TUESDAY'];
  if (kind === 'weeks') return [2, 4];
  return kind === 'text' ? `Shift ${freshNumber()}` : 2;
}

/** Values that a change could lose, beside those that any field has. */
const VALUES: Readonly<Partial<Record<EndpointName, () => Values>>> = {
  'PUT /data/settings/branches': () => ({ code: 'VES' }),
  'PUT /data/settings/departments': () => ({ code: 'RET', description: 'Sells' }),
  'PUT /data/settings/sub-departments': () => ({ description: 'Sells sarees' }),
  'PUT /data/settings/admin': () => ({
    ...{ email: 'hetal@example.com', new_number: '', new_role: 'manager', has_scope: 'true' },
  }),
  'PUT /data/manage-shift/:id': shiftValues,
  'PUT /data/employeeDetails/:id': () => ({ wedding_anniversary: '2017-02-03', single_name: 'false' }),
  'POST /data/ex-employees/:id': () => ({ remark: 'Moves to Mumbai', fnf_remark: 'Paid' }),
  // The location is the default one, which was confirmed.
  'POST /data/company-details': () => ({ latitude: '21.24', longitude: '72.88', location_confirmed: 'true' }),
};

/** Alternative names for one value, of which a request has only one. */
const SECOND_NAMES = /^(\w+day)_(late_in_after_minutes|early_out_before_minutes|tea_before_minute)$/;

/** Every endpoint that changes a stored record. */
const changes = server.app.served
  .map(({ endpoint: { method, path } }) => `${method} ${path}` as WriteName)
  .filter((name) => name.startsWith('PUT ') || name in VALUES);

describe.each(changes)('%s', (name) => {
  const endpoint = endpointOf(server, name);
  const fields = { ...propertiesOf(endpoint.query), ...propertiesOf(endpoint.body?.fields) };
  const required = [...requiredOf(endpoint.query), ...requiredOf(endpoint.body?.fields)];

  /** A record with a value in every field, and the request that gave it those. */
  async function stored(): Promise<SignedWire> {
    const wire = await freshRequest(stage, name);
    const filled = (pairs: readonly Pair[]) =>
      pairs
        .filter(([field]) => !SECOND_NAMES.test(field))
        .map(([field, value]): Pair => [field, (isYesNo(field) && 'true') || value]);
    const request = { ...wire, query: filled(wire.query), body: filled(wire.body) };
    return await stores({ ...request, ...withValues(request, VALUES[name]?.() ?? {}) });
  }

  const isYesNo = (field: string) => fields[field]?.pattern?.includes('true|false') === true;

  async function stores(wire: SignedWire): Promise<SignedWire> {
    const { statusCode, body } = await send(server, wire, wire.token);
    expect(statusCode, body).toBe(200);
    return wire;
  }

  const without = (wire: SignedWire, isLeftOut: (field: string) => boolean) => ({
    ...wire,
    query: wire.query.filter(([field]) => !isLeftOut(field)),
    body: wire.body.filter(([field]) => !isLeftOut(field)),
  });

  const optional = Object.keys(fields).filter(
    (field) =>
      !required.includes(field) && field !== 'version' && !field.startsWith('clear') && !SECOND_NAMES.test(field),
  );

  test('keeps every stored value when only the required fields are sent', async () => {
    const wire = await stored();
    const before = await recordsOf();
    await stores(without(wire, (field) => optional.includes(field)));

    expect(await recordsOf()).toEqual(before);
  });

  test('keeps every stored value when any one of the optional fields is left out', async () => {
    const wire = await stored();
    const before = await recordsOf();
    for (const [at, field] of optional.entries()) {
      if (!isFullRun && at % Math.ceil(optional.length / MOST_FIELDS) !== 0) continue;
      // Degrees are one value in two fields: the server refuses one of them alone. A scope without a branch is one, too.
      if (/^(latitude|longitude|branch_ids)$/.test(field)) continue;
      await stores(without(wire, (other) => other === field));
      expect(await recordsOf(), `without ${field}`).toEqual(before);
    }
  });
});

test.each([
  ['PUT /data/settings/departments', 'departments', { code: null, description: null }],
  ['PUT /data/settings/sub-departments', 'sub_departments', { description: null }],
  ['POST /data/ex-employees/:id', 'employees', { remark: null, fnf_remark: null }],
] as const)('%s clears what is sent empty', async (name, table, cleared) => {
  const { token, ...wire } = await freshRequest(stage, name);
  await send(server, wire, token);
  const empty = Object.fromEntries(Object.keys(cleared).map((field) => [field, '']));
  await send(server, withValues(wire, empty), token);
  const named = wire.query.find(([field]) => field === `${table.slice(0, -1)}_id`)?.[1];
  const id = Number(named ?? /\d+/.exec(wire.path)?.[0]);
  const [row] = await server.database.sql`select * from ${sql.identifier(table)} where id = ${id}`;

  expect(row).toMatchObject(cleared);
});

test('a picture that is not sent stays', async () => {
  const { token } = fixtures.owner;
  const form = new FormData();
  form.set('company_name', 'Meghdhanush');
  form.set('address', 'Ring Road, Surat');
  form.set('company_logo', await pictureFile());
  await server.ask('POST', '/data/company-details', { token, form });
  form.delete('company_logo');
  await server.ask('POST', '/data/company-details', { token, form });
  const { body } = await server.ask('GET', '/data/company-details', { token });

  expect(body).toMatchObject({ company: { company_logo_url: expect.stringContaining('/data/files/') } });
});

/** Every record of the organisation without versions, timestamps and files. */
async function recordsOf(): Promise<Readonly<Record<string, Values>>> {
  const records: Record<string, Values> = {};
  for (const [key, row] of await everything(server.database)) {
    if (/^(activity|files|one_time_codes)/.test(key)) continue;
    const values = Object.entries(row).filter(
      ([column]) => !/^(version|created_at|updated_at)$|_file_id$/.test(column),
    );
    records[key] = Object.fromEntries(values);
  }
  return records;
}

function requiredOf(fields: Fields | undefined): readonly string[] {
  return fields ? Object.keys(fields.shape).filter((field) => !isOptional(fields, field)) : [];
}

function isOptional({ shape }: Fields, field: string): boolean {
  return shape[field]?._zod.optin === 'optional';
}
