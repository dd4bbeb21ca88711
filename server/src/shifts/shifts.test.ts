import { MISSING_DAY, MISSING_RULES, sameWeek } from '@seamline/shared/contract/shifts/shift';
import { flattenDays, readShift } from '@seamline/shared/contract/shifts/shift-wire';
import { shiftChange, shiftPayload } from '@seamline/shared/contract/shifts/shifts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person({ name: 'Asha Patel' });
type Body = Record<string, unknown>;
type Stored = Body & { id: number; version: number };

const send = (method: 'POST' | 'PUT', path: string, body: unknown) => server.ask(method, path, { token, json: body });
const headers = { 'content-type': 'application/json' };
const add = (body: unknown) => send('POST', '/data/add-shift', body);
const change = (id: number | string, body: unknown) => send('PUT', `/data/manage-shift/${id}`, body);
const list = async () => (await server.ask('GET', '/data/manage-shift', { token })).body as Stored[];
const stored = async (id: number) => (await list()).find((shift) => shift.id === id) as Stored;

const REQUIRED = { hours_type_in_shift_clock: 'FULL_SHIFT_HOURS', shift_utc_offset: '+05:30' };
const added = async (shift_name: string, more: Body = {}) =>
  (await add({ shift_name, ...REQUIRED, ...more })).body as Stored;
/** Every key with a value that its default is not. */
const WHOLE = {
  ...MISSING_RULES,
  shift_name: 'Night Security',
  code: 'NSC',
  multiple_punch_allowed: true,
  required_out_of_range_reason: false,
  week_off_days: ['SATURDAY' as const, 'SUNDAY' as const],
  has_alternate_week_off: true,
  week_off_alternate_week: [2 as const, 5 as const],
  alternate_week_off_days: ['SATURDAY' as const],
  week_off_number_in_week: 2,
  late_in_early_out_type: 'CONSOLIDATED' as const,
  late_in_early_out_max_minutes: 90,
  late_days_for_half_day: 3,
  overtime_counts_from_minutes: 30,
  overtime_rounded_to_minutes: 15,
  penalty_value: 12.75,
  comp_off_expiry_days: 60,
  short_leave_days: ['MONDAY' as const],
  has_same_rules_for_all_days: true,
  has_flexible_hours: true,
};
const NIGHT = {
  ...MISSING_DAY,
  shift_start_time: '20:00',
  shift_end_time: '06:00',
  lunch_start_time: '00:30',
  lunch_end_time: '01:15',
  tea_start_time: null,
  tea_end_time: null,
  half_day_after_time: '01:00',
  half_day_before_time: '00:30',
  late_in_count_after_minutes: 5,
  early_out_count_before_minutes: 4,
  take_tea_before_minute: 30,
  min_quarter_day_hours: '02:30:00',
  min_half_day_hours: '05:00:00',
  min_three_quarter_hours: '07:30:00',
  min_full_day_hours: '09:30:00',
  max_personal_break_minutes: 59,
  max_punch_out_time: '09:00',
  max_punch_out_hours: '15:00:00',
};
const WEEK = { ...sameWeek(NIGHT), wednesday: MISSING_DAY };

describe('adding a shift', () => {
  test('keeps every rule and every timing, and answers them in the spelling of the edit form', async () => {
    const sent = z.encode(shiftPayload, { ...WHOLE, ...flattenDays(WEEK, 'add') });
    const answer = await add(sent);

    expect(answer.status).toBe(200);
    const { id } = answer.body as Stored;
    const shift = await stored(id);
    expect(shift).toMatchObject(WHOLE);
    expect(shift).toMatchObject(z.encode(shiftChange, flattenDays(WEEK, 'edit')));
    expect(shift).toMatchObject({
      shift_code: 'NSC',
      employees: 0,
      week_off: ['SATURDAY', 'SUNDAY'],
      timezone: '+05:30',
      monday_shift_start_time: '20:00:00',
      monday_tea_start_time: null,
      monday_take_tea_before_minute: 30,
      monday_max_punch_out_hours: '15:00:00',
      wednesday_max_punch_out_hours: 'P1D',
      min_hours_for_full_day_after_shift: 'P3D',
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      version: 1,
    });
    expect(Object.keys(shift)).toHaveLength(9 + 62 + 7 * 19);
    expect(readShift(shift)).toEqual({ shift: { ...WHOLE, days: WEEK }, assumed: [] });
  });

  test('without the switches of the week stores both as off', async () => {
    expect(await added('No switches')).toMatchObject({ has_same_rules_for_all_days: false, has_flexible_hours: false });
  });

  test('needs three values only; all others are null', async () => {
    const shift = await added('Three values');

    expect(shift).toMatchObject({
      code: null,
      multiple_punch_allowed: false,
      required_out_of_range_reason: true,
      approval_required_for_extra_day: 'NONE',
      break_approval_face_app: 'FALSE',
      late_in_early_out_type: null,
      week_off_days: [],
      sunday_shift_start_time: null,
      sunday_late_in_count_after_minutes: 0,
    });
  });

  test('stores no code where the code is empty', async () => {
    expect((await added('Codeless', { code: '  ' })).code).toBeNull();
  });

  test('takes the spelling of the edit form as well', async () => {
    const times = {
      monday_shift_start_time: '09:00:00',
      monday_shift_end_time: '17:00:00',
      monday_late_in_count_after_minutes: 3,
      monday_early_out_count_before_minutes: 2,
      monday_take_tea_before_minute: 20,
    };
    expect(await added('Other spelling', times)).toMatchObject(times);
  });

  test.each([
    [{}, { shift_name: 'This field is required.' }],
    [{ shift_name: 'A', hours_type_in_shift_clock: null }, { hours_type_in_shift_clock: 'This field is required.' }],
    [{ shift_name: 'A', shift_utc_offset: '+01:00' }, { shift_utc_offset: 'Choose one of the options.' }],
    [{ shift_name: 'A', week_off_number_in_week: 8 }, { week_off_number_in_week: 'Enter a whole number from 1 to 7.' }],
    [
      { shift_name: 'A', monday_late_in_after_minutes: 6 },
      { monday_late_in_after_minutes: 'Maximum allowed is 5 minutes' },
    ],
    [
      { shift_name: 'A', monday_shift_end_time: '17:00', monday_max_punch_out_time: '16:00' },
      { monday_max_punch_out_time: 'Must be later than Shift End Time' },
    ],
    [
      { shift_name: 'A', friday_max_punch_out_time: '16:00' },
      { friday_max_punch_out_time: 'Set Shift End Time first' },
    ],
    [
      {
        shift_name: 'A',
        monday_shift_start_time: '22:00',
        monday_shift_end_time: '06:00',
        monday_tea_start_time: '21:00',
        monday_max_punch_out_hours: '08:00:00',
      },
      { monday_tea_start_time: 'Must lie inside the shift.', monday_max_punch_out_hours: 'Must exceed shift duration' },
    ],
    [
      { shift_name: 'A', sunday_max_punch_out_hours: '10:00:00' },
      { sunday_max_punch_out_hours: 'Set Shift Start & End Time first' },
    ],
    [
      { shift_name: 'A', week_off_days: ['SUNDAY'], alternate_week_off_days: ['SATURDAY'] },
      { alternate_week_off_days: 'Choose only days that are week-offs.' },
    ],
    [{ shift_name: 'A', has_week_off_auto: 'yes' }, { has_week_off_auto: 'Choose yes or no.' }],
  ])('refuses %j', async (body, errors) => {
    const answer = await add({ ...REQUIRED, ...body });

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: 'Please check the marked fields.',
      errors: Object.entries(errors).map(([field, message]) => ({ field, message })),
    });
  });

  test('refuses what is no JSON, and what is another kind of content', async () => {
    const path = '/data/add-shift';
    expect((await server.ask('POST', path, { token, headers, payload: '{"shift_name":' })).status).toBe(400);
    expect((await server.ask('POST', path, { token, headers, payload: '[1]' })).status).toBe(422);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await server.ask('POST', path, { token, headers: form, payload: 'shift_name=A' })).status).toBe(415);
  });

  test('ignores unknown names and those with a meaning in JavaScript', async () => {
    const payload = `{"shift_name":"Plain","hours_type_in_shift_clock":"FULL_SHIFT_HOURS","shift_utc_offset":"+05:30",
      "id":1,"version":9,"employees":4,"constructor":1}`;
    const answer = await server.ask('POST', '/data/add-shift', { token, headers, payload });
    expect(answer).toMatchObject({ status: 200, body: { shift_name: 'Plain', version: 1, employees: 0 } });
  });
});

describe('changing a shift', () => {
  test('changes every rule and every timing', async () => {
    const { id } = await added('Before');
    const whole = { ...WHOLE, shift_name: 'Everything changed' };
    const answer = await change(id, z.encode(shiftChange, { ...whole, ...flattenDays(WEEK, 'edit') }));

    expect(answer.status).toBe(200);
    expect(readShift(await stored(id))).toEqual({ shift: { ...whole, days: WEEK }, assumed: [] });
  });

  test('keeps fields that were not sent, and clears those sent as null', async () => {
    const whole = { ...WHOLE, shift_name: 'Left alone' };
    const { id } = (await add(z.encode(shiftPayload, { ...whole, ...flattenDays(WEEK, 'add') }))).body as Stored;
    await change(id, { penalty_value: 3, tuesday_lunch_end_time: '02:00', tuesday_half_day_after_time: null });

    const shift = await stored(id);
    expect(shift).toMatchObject({
      ...whole,
      penalty_value: 3,
      tuesday_lunch_start_time: '00:30:00',
      tuesday_lunch_end_time: '02:00:00',
      tuesday_half_day_after_time: null,
      monday_lunch_end_time: '01:15:00',
    });
  });

  test('leaves the switches of the week as they are where they are not sent', async () => {
    const { id } = await added('Switched', { has_same_rules_for_all_days: true, has_flexible_hours: true });
    expect((await change(id, { penalty_value: 5 })).body).toMatchObject({
      has_same_rules_for_all_days: true,
      has_flexible_hours: true,
    });
    const { body } = await change(id, { has_flexible_hours: false });
    expect(body).toMatchObject({ has_same_rules_for_all_days: true, has_flexible_hours: false });
    expect(await stored(id)).toMatchObject({ has_same_rules_for_all_days: true, has_flexible_hours: false });
  });

  test('is refused where a new value contradicts a stored one', async () => {
    const { id } = await added('Contradiction', { monday_shift_start_time: '09:00', monday_shift_end_time: '17:00' });

    expect(await change(id, { monday_lunch_start_time: '18:00' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'monday_lunch_start_time', message: 'Must lie inside the shift.' }] },
    });
    expect((await stored(id)).monday_lunch_start_time).toBeNull();
  });

  test('takes the spelling of the add form as well', async () => {
    const { id } = await added('Spelling');
    await change(id, { monday_tea_before_minute: 25 });
    expect(await stored(id)).toMatchObject({ monday_take_tea_before_minute: 25 });
  });

  test('on a stale version is refused with the changes of the other editor', async () => {
    const { id, version } = await added('Contested', { penalty_value: 1 });
    await change(id, { penalty_value: 2, monday_shift_start_time: '10:00', version });

    expect(await change(id, { penalty_value: 3, version })).toMatchObject({
      status: 409,
      body: {
        message: 'Asha Patel changed Contested while you were editing it.',
        conflict: {
          version: 2,
          changes: [
            { field: 'penalty_value', before: 1, after: 2 },
            { field: 'monday_shift_start_time', before: null, after: '10:00:00' },
          ],
        },
      },
    });
    expect((await stored(id)).penalty_value).toBe(2);
  });

  test('is logged with the values before and after', async () => {
    const { id } = await added('Logged');
    await change(id, {
      shift_name: 'Logged on',
      min_hours_for_half_day_after_shift: 'PT4H',
      has_same_rules_for_all_days: true,
    });
    const [entry] = await server.database
      .sql`select action, record_name, before, after from activity where record = 'shift' and record_id = ${id} and action = 'update'`;
    expect(entry).toEqual({
      action: 'update',
      record_name: 'Logged on',
      before: {
        shift_name: 'Logged',
        min_hours_for_half_day_after_shift: null,
        has_same_rules_for_all_days: false,
      },
      after: {
        shift_name: 'Logged on',
        min_hours_for_half_day_after_shift: '04:00:00',
        has_same_rules_for_all_days: true,
      },
    });
  });

  test('that does not exist is answered with 404, and with 422 where the id is none', async () => {
    expect(await change(999_999, { penalty_value: 3 })).toMatchObject({
      status: 404,
      body: { message: 'This shift does not exist. It may have been deleted.' },
    });
    expect(await change('abc', {})).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'id', message: 'This is not a valid id.' }] },
    });
  });

  test('by twenty requests at once stores one of their shifts, and no mixture', async () => {
    const { id } = await added('Contended');
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change(id, {
          penalty_value: index,
          monday_take_lunch_before_minute: index,
          sunday_take_lunch_before_minute: index,
        }),
      ),
    );
    const shift = await stored(id);
    expect(shift.monday_take_lunch_before_minute).toBe(shift.penalty_value);
    expect(shift.sunday_take_lunch_before_minute).toBe(shift.penalty_value);
    expect(shift.version).toBe(21);
  });
});

test('a shift without rows for its days is listed without timings', async () => {
  await server.database.sql`insert into shifts (shift_name) values ('Bare')`;
  const bare = (await list()).find((shift) => shift.shift_name === 'Bare') as Stored;
  expect(Object.keys(bare)).toHaveLength(9 + 62);
  expect(readShift(bare).assumed).toContain('days.monday.shift_start_time');
});
