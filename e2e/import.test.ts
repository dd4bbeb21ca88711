import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import type { EmployeeRecord, ImportedRow } from '@seamline/shared/contract/employees/employee-imports';
import { constantFrom, date, integer, option, record, sample, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportRow } from '../mf-employees/src/export/employeeSheets.ts';
import { TARGETS } from '../mf-employees/src/imports/columns/importColumns.ts';
import { indexOrganisationNames } from '../mf-employees/src/imports/columns/organisationNames.ts';
import { rowsToSend } from '../mf-employees/src/imports/run/importRun.ts';
import { designations } from '../server/src/db/schema.ts';
import { freshNumber } from '../server/test/support/testApp.ts';
import {
  addEmployee,
  type Cells,
  db,
  errors,
  i18n,
  inWords,
  kinds,
  LEFT,
  modelOf,
  newcomer,
  notImported,
  place,
  post,
  preview,
  reporting,
  server,
  token,
  toSend,
  write,
} from './support/importModels.ts';

describe('the rows of a sheet', () => {
  test('mean people by id, by number, or by a code that one alone has', async () => {
    const [one, other] = [freshNumber(), freshNumber()];
    const first = await addEmployee({ mobile_number: one, grade: 'A' });
    const second = await addEmployee({ mobile_number: other, biometric_id: 'B2', full_name: 'Asha Mehta' });
    const model = await modelOf([
      { employee_id: String(first), mobile_number: freshNumber(), biometric_id: '', grade: 'B' },
      { mobile_number: one, grade: 'A' },
      { biometric_id: 'B2', grade: 'C' },
      { employee_id: '999999' },
      { employee_id: String(first), mobile_number: other },
    ]);
    expect(model.previews.map((row) => row?.employee?.id)).toEqual([first, first, second, undefined, first]);
    expect(errors(model)).toMatchObject([
      {},
      { employee_id: 'Row 2 is about the same person.' },
      {},
      { employee_id: 'Nobody has the Employee ID 999999.' },
      { mobile_number: 'Asha Mehta has this mobile number already.' },
    ]);
    expect(toSend(model)).toMatchObject([
      { row: 2, employee_id: first, version: 1, values: { grade: 'B' } },
      { row: 4, employee_id: second, version: 1, values: { grade: 'C' } },
    ]);
  });

  test('that share a number have a problem, until one of them is corrected or left out', async () => {
    const [number, other] = [freshNumber(), freshNumber()];
    for (const mobile_number of [number, other]) await addEmployee({ mobile_number });
    const model = await modelOf([
      { mobile_number: number, grade: 'B' },
      { mobile_number: number, grade: 'C' },
    ]);
    expect(errors(model)).toMatchObject([{}, { mobile_number: 'Row 2 has the same mobile number.' }]);

    await model.edit(0, 'mobile_number', other);
    expect(errors(model)).toEqual([{}, {}]);
    expect(kinds(model)).toEqual(['change', 'change']);
  });

  test('that give two new people one code are told so', async () => {
    const model = await modelOf([newcomer({ biometric_id: 'X77' }), newcomer({ biometric_id: 'X77' })]);
    expect(kinds(model)).toEqual(['new', 'new']);
    expect(inWords(model.notesOf(1).biometric_id ?? '')).toBe('Row 2 has the same code. Can be saved.');
  });

  test('that were written before are not written again, and what the server refused waits for an edit', async () => {
    const numbers = [freshNumber(), freshNumber()] as const;
    for (const mobile_number of numbers) await addEmployee({ mobile_number });
    const model = await modelOf(numbers.map((mobile_number) => ({ mobile_number, grade: 'C' })));
    const answer = { employee_id: null, errors: [] };
    model.took([
      { row: 2, outcome: 'changed', ...answer },
      { row: 3, outcome: 'rejected', ...answer, errors: [{ field: 'grade', message: 'Too high.' }] },
    ]);
    await model.check(new AbortController().signal);

    expect(kinds(model)).toEqual(['done', 'problem']);
    expect(rowsToSend(model)).toEqual([]);
    expect(notImported(model)).toEqual(['Grade: Too high.']);
    await model.edit(1, 'grade', 'D');
    expect(kinds(model)).toEqual(['done', 'change']);
    expect(toSend(model)).toMatchObject([{ row: 3, values: { grade: 'D' } }]);
  });

  test('get one value in place of another in all rows that have it', async () => {
    const model = await modelOf(['perhaps', 'Yes', 'perhaps'].map((timeline_access) => newcomer({ timeline_access })));
    expect(model.withSameText(0, 'timeline_access')).toEqual([0, 2]);
    await model.replace(0, 'timeline_access', 'No');

    expect(model.previews.map((row) => row?.read.timeline_access)).toEqual(['false', 'true', 'false']);
    expect(model.choices.edits).toEqual({ 2: { timeline_access: 'No' }, 4: { timeline_access: 'No' } });
  });

  test.each(['mobile_number', 'grade'] as const)('stay as they were when a new %s cannot be judged', async (target) => {
    let isOffline = false;
    const mobile_number = freshNumber();
    await addEmployee({ mobile_number });
    const model = await modelOf([{ mobile_number, grade: 'B' }], true, async (...request) => {
      if (isOffline) throw new Error('offline');
      return await preview(...request);
    });
    await model.edit(0, 'grade', 'C');
    const cell = model.cellsOf(0)(target);
    const refused: ImportedRow = { row: 2, outcome: 'rejected', employee_id: null, errors: [] };
    model.took([refused]);
    isOffline = true;

    await expect(model.edit(0, target, freshNumber())).rejects.toThrow('offline');
    expect(model.cellsOf(0)(target)).toBe(cell);
    expect(model.choices.edits).toEqual({ 2: { grade: 'C' } });
    expect(model.done.get(2)).toBe(refused);
    isOffline = false;
    await model.edit(0, target, freshNumber());
    expect(model.done.size).toBe(0);
  });

  test('know a designation that was added after they were read, and one that several have is not unknown', async () => {
    await db.insert(designations).values([{ designation: 'Clerk' }, { designation: 'Clerk' }]);
    const model = await modelOf([newcomer({ designation_id: 'Pilot' }), newcomer({ designation_id: 'Clerk' })]);
    expect(errors(model)[0]).toEqual({ designation_id: 'There is no designation “Pilot”.' });
    expect([0, 1].map((rowIndex) => model.isUnknown(rowIndex, 'designation_id'))).toEqual([true, false]);

    await db.insert(designations).values({ designation: 'Pilot' });
    await model.judgeAgain([0]);
    expect(kinds(model)).toEqual(['new', 'problem']);
  });

  test('are judged call by call, and each is shown as soon as it is', async () => {
    const model = await modelOf(
      Array.from({ length: 501 }, () => newcomer()),
      false,
    );
    const judged: (readonly [count: number, last: string])[] = [];
    model.subscribe(() => judged.push([model.previews.length, model.kindOf(500)]));
    await model.check(new AbortController().signal);
    expect(judged).toEqual([
      [0, 'waiting'],
      [500, 'waiting'],
      [501, 'new'],
    ]);
  });

  test('of long texts are asked about in calls that the server takes', async () => {
    const text = 'क'.repeat(12_000);
    const calls: number[] = [];
    await modelOf(
      Array.from({ length: 100 }, () => ({ job_description: text, grade: text })),
      true,
      async (request) => {
        calls.push(request.rows.length);
        return await preview(request);
      },
    );
    expect(calls).toEqual([35, 35, 30]);
  });
});

describe('reporting persons in a sheet', () => {
  test('may be new rows of it in any order, and are written first', async () => {
    const leader = 'Maganbhai';
    const followers = Array.from({ length: 14 }, () => newcomer({ reporting_person_ids: `${leader} Zaveri` }));
    const model = await modelOf([
      ...followers,
      newcomer({ first_name: leader, last_name: 'Zaveri', biometric_id: 'MZ', reporting_person_ids: 'owner-1' }),
      newcomer({ first_name: 'Owner', last_name: 'One', biometric_id: 'owner-1' }),
      newcomer({ first_name: 'Both', last_name: 'Of Them', reporting_person_ids: 'MZ, owner-1' }),
    ]);
    expect(errors(model).filter((row) => Object.keys(row).length > 0)).toEqual([]);
    expect(await write(model)).toEqual([1, 1, 15]);

    const above = await reporting(model);
    expect(Object.values(above).filter(([name]) => name === 'Maganbhai Zaveri')).toHaveLength(14);
    expect(above).toMatchObject({
      'Maganbhai Zaveri': ['Owner One'],
      'Both Of Them': expect.arrayContaining(['Maganbhai Zaveri', 'Owner One']),
    });
  });

  test('that nobody is, several are, or one is oneself, are a problem', async () => {
    const model = await modelOf([
      newcomer({ first_name: 'Twin', last_name: 'Row', biometric_id: 'T1' }),
      newcomer({ first_name: 'Twin', last_name: 'Row' }),
      newcomer({ reporting_person_ids: 'Nobody Here' }),
      newcomer({ reporting_person_ids: 'Twin Row' }),
      newcomer({ reporting_person_ids: 'T1' }),
      newcomer({ first_name: 'Own', last_name: 'Self', reporting_person_ids: 'Own Self' }),
    ]);
    expect(errors(model).map((row) => row.reporting_person_ids)).toEqual([
      ...[undefined, undefined, '“Nobody Here” is no current employee and no new one in this sheet.'],
      'Rows 2 and 3 add people of the code or name “Twin Row”. Write a code that one alone has.',
      ...[undefined, 'Nobody can report to themselves.'],
    ]);
  });

  test('in a circle are named by their rows, whether they are new or stored', async () => {
    const [one, other] = [await addEmployee(), await addEmployee()];
    const model = await modelOf([
      newcomer({ first_name: 'Cycle', last_name: 'A', reporting_person_ids: 'Cycle B' }),
      newcomer({ first_name: 'Cycle', last_name: 'B', reporting_person_ids: 'Cycle C' }),
      newcomer({ first_name: 'Cycle', last_name: 'C', reporting_person_ids: 'Cycle A' }),
      newcomer({ reporting_person_ids: 'Cycle A' }),
      { employee_id: String(one), reporting_person_ids: String(other) },
      { employee_id: String(other), reporting_person_ids: String(one) },
    ]);
    const circle = 'The people of rows 2, 3 and 4 report to each other in a circle.';
    const pair = 'The people of rows 6 and 7 report to each other in a circle.';
    expect(errors(model).map((row) => row.reporting_person_ids)).toEqual([
      ...[circle, circle, circle, 'Row 2, which adds the reporting person, is not imported as it is.', pair, pair],
    ]);
    await model.edit(2, 'reporting_person_ids', '');
    expect(kinds(model)).toEqual(['new', 'new', 'new', 'new', 'problem', 'problem']);
  });

  test('whose row is not imported keep the rows of those who report to them back, also while it is written', async () => {
    const number = freshNumber();
    const model = await modelOf([
      newcomer({ reporting_person_ids: 'Late Leader' }),
      newcomer({ first_name: 'Late', last_name: 'Leader', mobile_number: number, gender: 'perhaps' }),
    ]);
    const waiting = 'Row 3, which adds the reporting person, is not imported as it is.';
    expect(errors(model)).toEqual([{ reporting_person_ids: waiting }, { gender: 'Write Male, Female or Other.' }]);
    await model.edit(1, 'gender', 'f');
    expect(kinds(model)).toEqual(['new', 'new']);

    await addEmployee({ mobile_number: number });
    expect(await write(model)).toEqual([1]);
    expect(kinds(model)).toEqual(['problem', 'problem']);
    expect(notImported(model)).toEqual([
      `Reporting Persons: ${waiting}`,
      expect.stringContaining('has this mobile number already.'),
    ]);
  });
});

describe('a row that asks', () => {
  const another = { full_name: 'Asha Patel', birth_date: '04/05/1991' };
  async function asking() {
    const [mobile_number, former] = [freshNumber(), freshNumber()];
    const names = { full_name: 'Hetal Desai', first_name: 'Hetal', last_name: 'Desai' };
    await addEmployee({ mobile_number, birth_date: '1992-03-08', ...names });
    await addEmployee({ mobile_number: former, full_name: 'Mehul Shah', ...LEFT });
    return await modelOf([{ ...another, mobile_number }, newcomer({ mobile_number: former })]);
  }

  test('is counted, and neither sent nor forgotten until it is confirmed', async () => {
    const model = await asking();
    expect(model.counts()).toMatchObject({ question: 2, new: 0, change: 0 });
    expect(rowsToSend(model)).toEqual([]);
    expect(notImported(model)).toEqual([
      'Hetal Desai, born 08-Mar-1992, has this mobile number. The row says Asha Patel, born 04-May-1991.',
      'Same mobile number as former employee Mehul Shah (left 31-Oct-2026).',
    ]);

    for (const rowIndex of [0, 1]) await model.answer(rowIndex, 'confirmed');
    expect(model.counts()).toMatchObject({ question: 0, new: 1, change: 1 });
    expect(toSend(model)).toMatchObject([
      { row: 2, confirmed: true },
      { row: 3, confirmed: true },
    ]);
    await write(model);
    expect(model.counts()).toMatchObject({ done: 2 });
  });

  test('is asked again after the same answer, and after another name or number', async () => {
    const model = await asking();
    await model.answer(0, 'left_out');
    expect(model.kindOf(0)).toBe('left_out');
    expect(notImported(model)).toHaveLength(2);
    await model.answer(0, 'left_out');
    expect(model.kindOf(0)).toBe('question');

    await model.answer(0, 'confirmed');
    await model.edit(0, 'gender', 'f');
    expect(model.kindOf(0)).toBe('change');
    await model.edit(0, 'full_name', 'Asha Shah');
    expect(model.kindOf(0)).toBe('question');
    await model.edit(0, 'full_name', 'Hetal Desai');
    expect(model.kindOf(0)).toBe('change');
    expect(model.choices.answers).toEqual({});
  });

  test('is sent again once it is confirmed, after the server refused it without', async () => {
    const model = await asking();
    const refused = [{ field: 'mobile_number', message: 'The former employee has the same mobile number.' }];
    model.took([{ row: 3, outcome: 'rejected', employee_id: null, errors: refused }]);
    expect(model.kindOf(1)).toBe('problem');

    await model.answer(1, 'confirmed');
    expect(toSend(model)).toMatchObject([{ row: 3, confirmed: true }]);
  });

  test('is of two employees where two new rows have the code of one former employee', async () => {
    await addEmployee({ biometric_id: 'F1', full_name: 'Ravi Rana', ...LEFT });
    const model = await modelOf([newcomer({ biometric_id: 'F1' }), newcomer({ biometric_id: 'F1' })]);
    expect(model.counts()).toMatchObject({ question: 2, problem: 0 });
  });
});

test('identity numbers are compared masked and written as the cell has them', async () => {
  const model = await modelOf([newcomer({ aadhaar_number: '2341 2341 2346', pan_number: 'abcpd1234e' })]);
  expect(model.previews[0]?.values).toMatchObject({ aadhaar_number: expect.not.stringContaining('23412341') });
  await write(model);
  const [{ employee_id: id } = { employee_id: null }] = [...model.done.values()];
  const { body } = await post('/data/employee-records', { ids: [id], with_identity: true });
  expect(body).toMatchObject({
    employees: [{ values: { aadhaar_number: '234123412346', pan_number: 'ABCPD1234E' } }],
  });
});

test('whatever is exported and read back changes nothing', async () => {
  const words = string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    // As it is stored.
    .map((one) =>
      one
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim()
        .normalize('NFC'),
    )
    .filter((one) => one !== '');
  const day = (from: string, to: string) =>
    date({ min: new Date(from), max: new Date(to), noInvalidDate: true }).map((one) => one.toISOString().slice(0, 10));
  const person = record({
    ...{ full_name: words, first_name: words, last_name: words, birth_date: day('1950-01-01', '1985-12-31') },
    joining_date: day('2000-01-01', '2025-12-31'),
    gender: constantFrom('MALE', 'FEMALE', 'OTHER'),
    employment_type: constantFrom('FULL_TIME', 'PART_TIME'),
    department_id: option(constantFrom(place.departmentId)),
    grade: option(words),
    retirement_age: option(integer({ min: 18, max: 100 })),
    timeline_access: constantFrom(true, false),
    country_code: constantFrom('+91', '+971', '+1'),
  });
  const stored = sample(person, { numRuns: 200, seed: Number(process.env.SEAMLINE_SEED ?? 2026) });
  const ids: number[] = [];
  for (const values of stored) ids.push(await addEmployee(values));
  const answers = [
    post('/data/employee-records', { ids }),
    server.ask('GET', '/data/employee/select', { token }),
  ] as const;
  const [{ body: found }, { body: lookups }] = await Promise.all(answers);
  const names = indexOrganisationNames(lookups as EmployeeLookups);
  for (const emptyClears of [false, true]) {
    const rows = (found as { employees: EmployeeRecord[] }).employees.map((one) => exportRow(one, names, i18n));
    const model = await modelOf(
      rows.map((cells) => Object.fromEntries(TARGETS.map((target, at) => [target, cells[at] ?? ''])) as Cells),
      false,
    );
    model.choices.emptyClears = emptyClears;
    await model.check(new AbortController().signal);
    const changed = model.previews.filter((row) => row?.kind !== 'same');
    expect(changed).toEqual([]);
  }
});
