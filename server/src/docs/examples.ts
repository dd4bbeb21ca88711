import { MISSING_DAY, MISSING_RULES, sameWeek } from '@seamline/shared/contract/shifts/shift';
import { flattenDays } from '@seamline/shared/contract/shifts/shift-wire';

/** JSON Schema, as far as an example of it depends on it. */
export interface ExampleSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, ExampleSchema>>;
  readonly additionalProperties?: ExampleSchema | boolean;
  readonly items?: ExampleSchema;
  readonly anyOf?: readonly ExampleSchema[];
  readonly oneOf?: readonly ExampleSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
}

type Siblings = Readonly<Record<string, unknown>>;

/** Makes an example of a schema from the names of its fields; it is deterministic, and the schema accepts it. */
export function exampleOf(name: string, schema: ExampleSchema, siblings: Siblings = {}): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((value) => value === KNOWN[name]) ?? schema.enum[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return exampleOf(name, option, siblings);
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type;
  if (type === 'array') return [exampleOf(singular(name), schema.items ?? {}, siblings)];
  if (type === 'object') return exampleObject(name, schema);
  if (type === 'boolean') return KNOWN[name] !== 'false';
  if (type === 'integer' || type === 'number') return exampleNumber(name, schema);
  return exampleText(name, schema, siblings);
}

function exampleObject(name: string, { properties, additionalProperties }: ExampleSchema): unknown {
  if (typeof additionalProperties === 'object' && properties === undefined) {
    return { [KEYS[name] ?? 'name']: exampleOf(VALUES[name] ?? 'name', additionalProperties) };
  }
  const entries = Object.entries(properties ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, exampleOf(key, value, properties)]));
}

function exampleNumber(name: string, { minimum = 0 }: ExampleSchema): number {
  const known = Number(knownValue(name));
  return Number.isNaN(known) || known < minimum ? Math.max(minimum, 1) : known;
}

function exampleText(name: string, { pattern, format }: ExampleSchema, siblings: Siblings): string {
  if (format === 'binary') return `${name}.jpg`;
  const known = knownBeside(name, siblings) ?? knownValue(name);
  const fitting = [known, ...SPELLINGS].filter((value) => typeof value === 'string' || typeof value === 'number');
  const text = fitting.map(String).find((value) => pattern === undefined || new RegExp(pattern).test(value));
  if (text === undefined) throw new Error(`The schema of ${name} has a pattern that no example fits: ${pattern}.`);
  return text;
}

function knownValue(name: string): unknown {
  const plain = name.replace('[]', '');
  return KNOWN[plain] ?? BY_ENDING.find(([ending]) => ending.test(plain))?.[1];
}

const PERSON = 'Hetal Desai';

/** Examples that depend on the fields beside: a person's name, a result of a search, the network of a request. */
function knownBeside(name: string, siblings: Siblings): string | undefined {
  if (name === 'name' && ('number' in siblings || 'designation' in siblings)) return PERSON;
  if (name === 'detail' && 'title' in siblings) return 'Tailor · Adajan Studio';
  return name === 'address' && 'who' in siblings ? '203.0.113.9' : undefined;
}

function singular(name: string): string {
  return name.replace(/\[\]$/, '').replace(/s$/, '');
}

/** The key and the kind of value of objects that are indexed by an id or a name. */
const KEYS: Readonly<Record<string, string>> = {
  department: 'Retail',
  names: 'branch_id',
  branches: '1',
  branch_id: '1',
  remotes: 'mf-leave',
};
const VALUES: Readonly<Record<string, string>> = {
  names: 'branch_id',
  branch_id: 'name',
  department: 'people',
  remotes: 'release',
};

/** Spellings of the wire, tried in this order where nothing is known of a field. */
const SPELLINGS = [
  '17',
  'true',
  '09:30',
  '9824012345',
  '0123456789ab',
  '5ea3'.repeat(8),
  '5ea3'.repeat(16),
  '1.4.0',
  'Example',
];

const KNOWN: Siblings = {
  ...MISSING_RULES,
  ...flattenDays(sameWeek(MISSING_DAY), 'add'),
  ...flattenDays(sameWeek(MISSING_DAY), 'edit'),
  shift_name: 'General',
  shift_code: 'GEN',
  name: 'Adajan Studio',
  branch_name: 'Adajan Studio',
  branch: 'Adajan Studio',
  branch_type: 'Design Studio',
  code: 'ADJ',
  description: 'Agreed with all managers',
  branch_type_option: 'Showroom',
  department_type_option: 'Retail',
  department_code: 'RET',
  department_description: 'Agreed with all managers',
  field: 'mobile_number',
  order: 17,
  department: 'Retail',
  department_name: 'Retail',
  sub_department: 'Alterations',
  designation: 'Tailor',
  leave_type_name: 'Casual Leave',
  leave_type_short_name: 'CL',
  applicable_for: 'all',
  reason: 'Wedding in the family',
  full_name: PERSON,
  first_name: 'Hetal',
  last_name: 'Desai',
  single_name: 'false',
  alias_name: 'Hetu',
  user_name: PERSON,
  employee_name: PERSON,
  record_name: PERSON,
  by: 'Asha Patel',
  country_code: '+91',
  columns: 'gender',
  gender: 'FEMALE',
  employment_type: 'FULL_TIME',
  birth_date: '1992-03-08',
  joining_date: '2019-06-01',
  retirement_age: 60,
  probation_period_days: 90,
  family_members_count: 4,
  blood_group: 'B+',
  marital_status: 'Married',
  nationality: 'Indian',
  grade: 'C',
  hobbies: 'Embroidery',
  languages_known: 'Gujarati, Hindi',
  professional_skills: 'Pattern making',
  job_location: 'Surat',
  job_description: 'Alters bridal wear',
  prefix: 'SEAM-',
  digits: 4,
  next: 42,
  next_code: 'SEAM-0042',
  pan_number: 'ABCDE1234F',
  pan: '••••234F',
  aadhaar_number: '234123412346',
  aadhaar: '••••2346',
  uan_number: '100123456789',
  uan: '••••6789',
  esic_number: '3112345678',
  esic: '••••5678',
  bank_account_number: '001234567890',
  bank_account: '••••7890',
  ifsc_code: 'SBIN0001234',
  ifsc: 'SBIN0001234',
  value: 'ABCDE1234F',
  biometric_id: 'ADJ-017',
  previous_member_id: 'M-204',
  clear: 'hobbies',
  company_name: 'Seamline Couture',
  company_website: 'https://example.com',
  gst_number: '24AAACS1234A1Z5',
  pincode: '395009',
  address: '4 Ring Road, Surat',
  current_address: '4 Ring Road, Surat',
  permanent_address: '4 Ring Road, Surat',
  default_timezone: 'Asia/Kolkata',
  timezone: 'Asia/Kolkata',
  latitude: 21.24,
  longitude: 72.88,
  password: 'fitting-room-7',
  new_password: 'fitting-room-8',
  otp: '482915',
  token: 'eyJhbGciOiJIUzI1NiJ9',
  message: 'Saved.',
  q: 'hetal',
  query: 'hetal',
  kind: 'employee',
  title: PERSON,
  search: 'status=on-notice&sort=-joined',
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
  limit: 50,
  cursor: 'eyJhZnRlciI6MTd9',
  next_cursor: 'eyJhZnRlciI6MTd9',
  file_name: 'Employees.xlsx',
  remote: 'mf-leave',
  release: '1.4.0',
  owner: 'Leave team',
  route: '/dashboard/leavetype/:id/edit',
  error: 'TypeError',
  stack: 'https://hr.example.com/remotes/mf-leave/1.4.0/static/js/async/routes.js:1:234',
  exit_type: 'resignation',
  exit_reason: 'relocation',
  notice_period_days: 30,
  remark: 'Moved to Pune',
  fnf_remark: 'Settled in November',
  insurance_company_name: 'Example Insurance',
  week_off: 'SUNDAY',
  week_off_day: 'SUNDAY',
  alternate_week_off_day: 'SATURDAY',
  short_leave_day: 'MONDAY',
  week_off_alternate_week: 2,
};

const BY_ENDING: readonly (readonly [RegExp, string | number])[] = [
  [/(?:^|_)(?:at|at_joining)$/, '2026-10-31T09:30:00.000Z'],
  [/_hours(?:$|_)/, '04:00:00'],
  [/_date$|_last_day$|_until$|_on$|^from$|^to$|^joined_/, '2026-10-31'],
  [/email$/, 'hetal@example.com'],
  [/number$|_mobile$|_contact$/, '9824012345'],
  [/_link$|^(?:facebook|instagram|linkedin|twitter)$/, 'https://example.com/hetal'],
  [/_pic$|_url$|^(?:aadhaar_page_\d|pan_card)$/, '/data/files/17/picture.webp'],
  [/^(?:id|.*_id)$/, 17],
  [/^version$/, 3],
];
