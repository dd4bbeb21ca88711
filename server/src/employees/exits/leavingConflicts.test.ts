import { describe, expect, test } from 'vitest';
import { sendForm } from '../../../test/support/forms.ts';
import { testAppForLeavings } from '../../../test/support/leavings.ts';

const { server, token, inDays, ask, addEmployee, leave } = await testAppForLeavings();
const NOTICE = { resignation_date: '2026-10-01', company_last_day: inDays(20), remark: 'Moves', fnf_remark: '' };
const LATER = { ...NOTICE, company_last_day: inDays(40) };
const identify = async (id: number) => (await ask('GET', `/${id}`)).body as { version: number };
const changeDetails = (id: number, grade: string) =>
  sendForm(server, 'PUT', `/data/employeeDetails/${id}`, token, [['grade', grade]]);

/** An employee on notice, and the version that a form of their leaving opens with. */
async function addOnNotice(name: string) {
  const id = await addEmployee(name);
  await leave(id, NOTICE);
  return { id, version: String((await identify(id)).version) };
}

describe('a leaving with a version', () => {
  test('is refused where another user changed the last day, which stays', async () => {
    const { id, version } = await addOnNotice('Stale Last Day');
    await leave(id, { ...LATER, version });

    const change = { field: 'company_last_day', before: NOTICE.company_last_day, after: LATER.company_last_day };
    expect(await leave(id, { ...NOTICE, fnf_remark: 'Paid', version })).toMatchObject({
      status: 409,
      body: {
        message: 'Ilaben Meghani changed Stale Last Day while you were editing it.',
        conflict: { by: 'Ilaben Meghani', version: Number(version) + 1, changes: [change] },
      },
    });
    expect(await identify(id)).toMatchObject({ notice: { ...LATER, fnf_remark: null } });
  });

  test('is refused where another user recorded the first leaving, or withdrew it', async () => {
    const id = await addEmployee('Stale First Leaving');
    const { version } = await identify(id);
    await leave(id, LATER);
    expect((await leave(id, { ...NOTICE, version: String(version) })).status).toBe(409);

    await ask('POST', `/${id}/take-back`);
    expect(await leave(id, { ...NOTICE, version: String(version + 1) })).toMatchObject({
      status: 409,
      body: { conflict: { changes: expect.arrayContaining([expect.objectContaining({ after: null })]) } },
    });
  });

  test('names the changed values that it would overwrite, and no other', async () => {
    const { id, version } = await addOnNotice('Stale Past');
    await changeDetails(id, 'G1');
    const past = { ...NOTICE, company_last_day: '2026-10-31', exit_type: 'resignation' };
    await leave(id, past);

    const { body } = await leave(id, { ...NOTICE, version });
    expect(body).toMatchObject({ conflict: { changes: [{ field: 'company_last_day', after: '2026-10-31' }] } });
    expect(await leave(id, { ...NOTICE, exit_type: '', version })).toMatchObject({
      status: 409,
      body: { conflict: { changes: expect.arrayContaining([expect.objectContaining({ field: 'exit_type' })]) } },
    });
  });

  test('is recorded where only values were changed that it leaves as they are', async () => {
    const { id, version } = await addOnNotice('Other Values');
    await changeDetails(id, 'G2');
    await leave(id, { ...NOTICE, exit_type: 'retirement' });

    expect((await leave(id, { ...LATER, version })).status).toBe(200);
    expect(await identify(id)).toMatchObject({ notice: { ...LATER, fnf_remark: null, exit_type: 'retirement' } });
  });

  test('is recorded on the version that an edit conflict named', async () => {
    const { id, version } = await addOnNotice('Kept Mine');
    await leave(id, LATER);
    const { body } = await leave(id, { ...NOTICE, version });
    const { conflict } = body as { conflict: { version: number } };

    expect((await leave(id, { ...NOTICE, version: String(conflict.version) })).status).toBe(200);
  });
});

test('a leaving without a version replaces the one that another user recorded', async () => {
  const { id } = await addOnNotice('No Version');
  await leave(id, LATER);

  expect((await leave(id, { ...NOTICE, fnf_remark: 'Paid' })).status).toBe(200);
  expect(await identify(id)).toMatchObject({ notice: { ...NOTICE, fnf_remark: 'Paid' } });
});
