import { MISSING_DAY, MISSING_RULES, sameWeek } from '@seamline/shared/contract/shifts/shift';
import { flattenDays } from '@seamline/shared/contract/shifts/shift-wire';
import fc from 'fast-check';
import type { Schema } from '../support/requestSchema.ts';
import { freshNumber } from '../support/testApp.ts';
import { CANARY, type Fixtures } from './fixtures.ts';

/** Texts that people, programs and attackers send for a plain text. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '0x1f',
  '１',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '25:61',
  "'; drop table employees; --",
  "1' or '1'='1",
  '%',
  '_',
  '\\',
  '$1',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$'.concat('{jndi:ldap://x}'),
  '=HYPERLINK("http://x")',
  '\u0000',
  'a\u0000b',
  '\u202Egnp.exe',
  '\uFEFF',
  '\uD800',
  '🧵'.repeat(600),
  'x'.repeat(10_000),
  'क्'.repeat(400),
  '\r\nSet-Cookie: a=b',
  'file:///etc/passwd',
  'eyJhbGciOiJub25lIn0.e30.',
] as const;

/** Names that no form has, and that often cause faults. */
export const FOREIGN_NAMES = [
  '__proto__',
  '__proto__[role]',
  'constructor',
  'constructor[prototype][role]',
  'toString',
  'hasOwnProperty',
  'then',
  'role',
  'status',
  'is_admin',
  'password_hash',
  'version',
  'id',
  '',
  '[]',
  'a[b][c]',
] as const;

/** Any text: half of them known to cause faults, half random, including lone surrogates and control characters. */
export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

/** Any value of JSON, including very deep ones and very large numbers. */
export const hostileJson = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(-0, 1e308, -1e308, 0.1, 2 ** 53, [], [[]], {}, { $gt: '' }, nested(200)),
);

function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)];
}

/** The value that a form would send for a field, by its name and schema; undefined for a field that it would omit. */
export function plausible(name: string, schema: Schema, fixtures: Fixtures): unknown {
  if (name in RULES) return RULES[name];
  const known = KNOWN.find(([pattern]) => pattern.test(name));
  if (known) return known[1](fixtures);
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
  if (schema.pattern?.startsWith('^[1-9]')) return '1';
  if (name === 'id') return fixtures.importId;
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
  [/^(emergency|alt_phone|whatsapp)_number$|^company_mobile$/, () => '98240 12345'],
  [/^birth_date$/, () => '1992-03-08'],
  [/^joining_date$/, () => '2019-06-01'],
  [/date$|_day$|^from$|^to$|^joined_/, () => '2026-10-31'],
  [/^retirement_age$/, () => '60'],
  [/^(settled|due|done)_on$/, () => '2026-10-31'],
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
  [/email/, () => 'hetal@example.com'],
  [/limit$/, () => '50'],
  [/latitude|longitude/, () => '21.2'],
  [/timezone/, () => 'Asia/Kolkata'],
  [/^(release|shell)$/, () => '1.4.0'],
  [/utc_offset/, () => '+05:30'],
];
