import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, id, idParameter, instant, versionParameter } from '../wire/fields.ts';
import { dayRules, shiftRules } from './shift.ts';
import {
  DAY_RULES,
  type DayRule,
  type dayRecords,
  recordOf,
  SHIFT_RULES,
  type ShiftRule,
  type shiftRecords,
} from './shift-rules.ts';
import { DAYS, type Day } from './shift-time.ts';
import { durationFromWire, type Timings, timeFromWire, timingName } from './shift-wire.ts';

const WIRE_TIME = /^([01]\d|2[0-3]):[0-5]\d(:00)?$/;

/** A time on the wire, with seconds or without; `spell` makes the spelling that is sent. */
function wireTime(spell: (time: string) => string) {
  const form = dayRules.shape.shift_start_time;
  const wire = z.nullable(z.string(invalid('invalid_time')).check(z.regex(WIRE_TIME, invalid('invalid_time'))));
  return z.codec(wire, form, {
    decode: (time) => time && timeFromWire(time),
    encode: (time) => time && spell(time),
  });
}

type DurationField = typeof shiftRules.shape.min_hours_for_full_day_after_shift;

/** A duration on the wire, in any of its spellings. */
function wireDuration(form: DurationField) {
  const wire = z.nullable(z.string(invalid('invalid_duration')));
  return z.codec(wire, form, { decode: (text) => text && durationFromWire(text), encode: (text) => text });
}

type TimingFields = { [Name in keyof Required<Timings>]: z.ZodMiniOptional<z.ZodMiniType<Timings[Name]>> };

/** Every name of every day in both spellings. */
function timingFields(field: (rule: DayRule) => unknown): TimingFields {
  return Object.fromEntries(
    DAYS.flatMap((day) =>
      DAY_RULES.flatMap((rule) =>
        (['add', 'edit'] as const).map((spelling) => [timingName(day, rule, spelling), field(rule)]),
      ),
    ),
  ) as TimingFields;
}

function sentField(spell: (time: string) => string) {
  return (rule: DayRule) => {
    const { kind } = recordOf(rule);
    const form = dayRules.shape[rule];
    if (kind === 'time') return z.optional(wireTime(spell));
    return z.optional(kind === 'duration' ? wireDuration(form as DurationField) : form);
  };
}

const rules = shiftRules.shape;
type Rules = typeof rules;
type SentRules = {
  [R in ShiftRule]: z.ZodMiniOptional<
    (typeof shiftRecords)[R] extends { nullable: true } ? z.ZodMiniNullable<Rules[R]> : Rules[R]
  >;
};

function sentRule(rule: ShiftRule) {
  const { kind, nullable } = recordOf(rule);
  if (kind === 'duration') return wireDuration(rules[rule] as DurationField);
  return nullable ? z.nullable(rules[rule]) : rules[rule];
}

const sentRules = z.object(
  Object.fromEntries(SHIFT_RULES.map((rule) => [rule, z.optional(sentRule(rule))])) as unknown as SentRules,
);

/** A shift as it is added: three values must be there, times have no seconds. */
export const shiftPayload = z.extend(sentRules, {
  shift_name: rules.shift_name,
  hours_type_in_shift_clock: rules.hours_type_in_shift_clock,
  shift_utc_offset: rules.shift_utc_offset,
  ...timingFields(sentField((time) => time)),
});
export type ShiftPayload = z.output<typeof shiftPayload>;

/** A shift as it is changed: what is left out stays as it is, times have seconds. */
export const shiftChange = z.extend(sentRules, {
  ...timingFields(sentField((time) => `${time}:00`)),
  version: z.optional(id),
});
export type ShiftChange = z.output<typeof shiftChange>;

/** A line of the shift list. */
export const shiftRow = z.object({
  id,
  shift_code: z.nullable(z.string()),
  shift_name: z.string(),
  /** Number of employees with the shift who have joined and not left. */
  employees: z.int(),
  week_off: z.array(z.string()),
  timezone: z.string(),
  created_at: instant,
  updated_at: instant,
  version: z.optional(z.int()),
});
export type ShiftRow = z.output<typeof shiftRow>;

const ANSWERED = {
  text: z.nullable(z.string()),
  yesNo: z.boolean(),
  choice: z.nullable(z.string()),
  number: z.nullable(z.number()),
  minutes: z.number(),
  time: z.nullable(z.string()),
  duration: z.nullable(z.string()),
  days: z.array(z.string()),
  weeks: z.array(z.number()),
} as const;

type Answered<K extends keyof typeof ANSWERED> = z.ZodMiniOptional<(typeof ANSWERED)[K]>;
type AnsweredRules = { [R in Exclude<ShiftRule, 'shift_name'>]: Answered<(typeof shiftRecords)[R]['kind']> };
type AnsweredTimings = { [R in DayRule as `${Day}_${R}`]: Answered<(typeof dayRecords)[R]['kind']> };

const answeredRules = Object.fromEntries(
  SHIFT_RULES.filter((rule) => rule !== 'shift_name').map((rule) => [rule, z.optional(ANSWERED[recordOf(rule).kind])]),
) as AnsweredRules;

const answeredTimings = Object.fromEntries(
  DAYS.flatMap((day) =>
    DAY_RULES.map((rule) => [timingName(day, rule, 'edit'), z.optional(ANSWERED[recordOf(rule).kind])]),
  ),
) as AnsweredTimings;

/** A whole shift in a response: the fields of the list, every rule, every timing in the spelling of the change. */
export const storedShift = z.extend(shiftRow, { ...answeredRules, ...answeredTimings });
export type StoredShift = z.output<typeof storedShift>;

export const listShifts = endpoint({
  method: 'GET',
  path: '/data/manage-shift',
  summary: 'All shifts, each with its rules and timings',
  answer: z.array(storedShift),
});

export const createShift = endpoint({
  method: 'POST',
  path: '/data/add-shift',
  summary: 'Add a shift',
  body: { as: 'json', fields: shiftPayload },
  answer: storedShift,
});

export const updateShift = endpoint({
  method: 'PUT',
  path: '/data/manage-shift/:id',
  summary: 'Change the rules and timings of a shift',
  params: z.object({ id: idParameter }),
  body: { as: 'json', fields: shiftChange },
  answer: storedShift,
});

export const removeShift = endpoint({
  method: 'DELETE',
  path: '/data/manage-shift/:id',
  summary: 'Delete a shift that nobody holds',
  params: z.object({ id: idParameter }),
  query: z.object({ version: versionParameter }),
  answer: done,
});
