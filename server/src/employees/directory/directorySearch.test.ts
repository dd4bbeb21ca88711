import { beforeAll, expect, test } from 'vitest';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { testApp } from '../../../test/support/testApp.ts';
import { designations, employees } from '../../db/schema.ts';

const server = await testApp();
const { token } = await server.person();
const { db } = server.database;

const NAMES = [
  'Jignesh Patel',
  'Zignesh Rana',
  'Asha Chaudhary',
  'Bina Choudhari',
  'હેતલ દેસાઈ',
  'Hetal Desai',
  'हेतल शाह',
  'Deepak Shah',
  'Dipak Solanki',
  'Ravi Raval',
  'Zoë Müller',
  'Lena D’Souza',
  'Łukasz Ø',
];

beforeAll(async () => {
  const place = await makePlace(db);
  const [master] = await db.insert(designations).values({ designation: 'Pattern Master' }).returning();
  // Fixed numbers, so that none of them contains a search term.
  const people = NAMES.map((full_name, index) =>
    employeeIn(place, { full_name, mobile_number: `90000001${index + 10}` }),
  );
  const other = { full_name: 'Mira Joshi', mobile_number: '9000000777', biometric_id: 'BIO-00777' };
  const tailor = { full_name: 'Farida Joshi', mobile_number: '9191000444', biometric_id: '00-123' };
  await db
    .insert(employees)
    .values([...people, { ...employeeIn(place, other), designation_id: master?.id ?? 0 }, employeeIn(place, tailor)]);
});

async function found(q: string): Promise<string[]> {
  const { body } = await server.ask('GET', '/data/employees', { token, query: { q } });
  const { department } = body as { department: Record<string, { user_name: string }[]> };
  return Object.values(department).flatMap((people) => people.map((person) => person.user_name));
}

test.each([
  ['jignesh', ['Jignesh Patel', 'Zignesh Rana']],
  ['ZIGNESH', ['Jignesh Patel', 'Zignesh Rana']],
  ['જિગ્નેશ', ['Jignesh Patel', 'Zignesh Rana']],
  ['choudhary', ['Asha Chaudhary', 'Bina Choudhari']],
  ['ચૌધરી', ['Asha Chaudhary', 'Bina Choudhari']],
  ['hetal', ['Hetal Desai', 'હેતલ દેસાઈ', 'हेतल शाह']],
  ['हेतल', ['Hetal Desai', 'હેતલ દેસાઈ', 'हेतल शाह']],
  ['hetal desai', ['Hetal Desai', 'હેતલ દેસાઈ']],
  ['dipak shah', ['Deepak Shah']],
  ['sah dipk', ['Deepak Shah']],
  ['jig pat', ['Jignesh Patel']],
  ['deepak', ['Deepak Shah', 'Dipak Solanki']],
  ['shah', ['Deepak Shah', 'हेतल शाह']],
  ['ravi', ['Ravi Raval']],
  ['rivi', []],
  ['zzzzzz', []],
  ['zoe', ['Zoë Müller']],
  ['ZOË', ['Zoë Müller']],
  ['Zoe\u0308', ['Zoë Müller']],
  ['muller', ['Zoë Müller']],
  ["d'souza", ['Lena D’Souza']],
  ['d‘souza', ['Lena D’Souza']],
  ['lukasz', ['Łukasz Ø']],
  ['pattern mas', ['Mira Joshi']],
  ['mas mira', ['Mira Joshi']],
  ['joshi tailor', ['Farida Joshi']],
  ['josi retail', ['Mira Joshi', 'Farida Joshi']],
  ['joshi 0444', ['Farida Joshi']],
  ['joshi welder', []],
  ['bio-00777', ['Mira Joshi']],
  ['00-123', ['Farida Joshi']],
  ['+91 90000 00777', ['Mira Joshi']],
  ['+91-9000000777', ['Mira Joshi']],
  ['+૯૧ ૯૦૦૦૦ ૦૦૭૭૭', ['Mira Joshi']],
  ['0091 9000000777', ['Mira Joshi']],
  ['919000000777', ['Mira Joshi']],
  ['09000000777', ['Mira Joshi']],
  ['90000 00777', ['Mira Joshi']],
  ['00 07 77', ['Mira Joshi']],
  ['+91 91910 00444', ['Farida Joshi']],
  ['91910 00444', ['Farida Joshi']],
  ['9000000777', ['Mira Joshi']],
  ['९००००००७७७', ['Mira Joshi']],
  ['૦૦૦૦૦૦૭૭૭', ['Mira Joshi']],
  ['999', []],
  ['્', []],
  ['~', []],
])('%s finds %j', async (q, names) => {
  expect((await found(q)).sort()).toEqual([...names].sort());
});
