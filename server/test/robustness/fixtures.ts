import { newcomer, PDF_FILE, pictureFile, sendForm } from '../support/forms.ts';
import { makePlace } from '../support/rows.ts';
import type { TestApp } from '../support/testApp.ts';

/** Part of every fixture: a response to a caller without access must not contain it. */
export const CANARY = 'Kanariya';

/** The ids of one record of each kind, everything a call can name. */
export type Fixtures = Awaited<ReturnType<typeof seedFixtures>>;

/** Adds one record of each kind, marked with `CANARY`. */
export async function seedFixtures(server: TestApp) {
  const { db, sql } = server.database;
  const owner = await server.person({ name: `${CANARY} Owner` });
  const place = await makePlace(db, `${CANARY} Showroom`);
  const only = async (rows: PromiseLike<readonly Record<string, unknown>[]>) => Number((await rows)[0]?.id);
  const subDepartmentId = await only(
    sql`insert into sub_departments (department_id, name) values (${place.departmentId}, ${CANARY}) returning id`,
  );
  const leaveTypeId = await only(sql`insert into leave_types (name) values (${`${CANARY} Leave`}) returning id`);
  const leaveReasonId = await only(
    sql`insert into leave_reasons (leave_type_id, reason) values (${leaveTypeId}, ${`${CANARY} reason`}) returning id`,
  );
  const picture = await pictureFile();
  const hire = async (name: string) => {
    const { body } = await sendForm(server, 'POST', '/data/employee', owner.token, [
      ...Object.entries({ ...newcomer(place), full_name: `${CANARY} ${name}` }),
      ['adhar_card_page_1', picture],
      ['adhar_card_page_2', PDF_FILE],
    ]);
    return (body as { id: number }).id;
  };
  const employeeId = await hire('Hetal');
  const formerEmployeeId = await hire('Ravi');
  await server.ask('POST', `/data/ex-employees/${formerEmployeeId}`, {
    token: owner.token,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `resignation_date=2026-10-01&company_last_day=2026-10-31&remark=${CANARY}`,
  });
  const importId = '5ea3'.repeat(8);
  await server.ask('POST', '/data/employee-imports', {
    token: owner.token,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      id: importId,
      file_name: `${CANARY}.xlsx`,
      content_hash: '5ea3'.repeat(16),
      total_rows: 1,
    }),
  });
  const manager = await server.person({ role: 'manager', name: `${CANARY} Manager` });
  return {
    ...place,
    subDepartmentId,
    leaveTypeId,
    leaveReasonId,
    employeeId,
    formerEmployeeId,
    importId,
    owner,
    manager,
    picture,
  };
}
