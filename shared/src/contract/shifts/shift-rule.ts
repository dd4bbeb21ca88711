import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { LIMITS } from '../wire/fields.ts';
import { minutesOfDuration, WEEKDAYS, WEEKS, type Weekday } from './shift-time.ts';

/** The sections of the shift form, in their order, and the groups of rows of the weekly table. */
export const RULE_SECTIONS = [
  'basic',
  'weekOff',
  'lateIn',
  'leave',
  'penalty',
  'overtime',
  'compOff',
  'break',
] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];
/** Groups of rows of the weekly table; `week` has the switches above it. */
type RowGroup = 'week' | 'hours' | 'lunch' | 'tea' | 'halfDay' | 'late' | 'minimumHours' | 'limits';

type Plain = string | number | boolean | null;
/** The values that other rules must have: one value, or one of several. */
export type Condition = Readonly<Record<string, Plain | readonly Plain[]>>;

interface Traits<Value> {
  readonly section: RuleSection | RowGroup;
  /** The value of a new shift. */
  readonly default?: Value;
  /** The value shown for a stored shift that lacks the rule; without it, the default. */
  readonly missing?: Value;
  /** A stored shift that lacks the rule has its default, which is no assumption: the rule was added to the specified ones. */
  readonly optional?: true;
  /** A new shift cannot be sent without the rule. */
  readonly required?: true;
  /** The rule is in force, and on the form, only then; one of several conditions is enough. */
  readonly when?: Condition | readonly Condition[];
  /** The rule is reset to its default when another rule gets one of these values. */
  readonly resetBy?: Condition;
  /** The help below the field is shown only then. */
  readonly helpWhen?: Condition;
  /** Names on the wire that differ from the rule's own: when a shift is added, and in a line of the list. */
  readonly wire?: { readonly add?: string; readonly list?: string };
  /** The lowest and the highest value, both allowed; a duration's are in minutes. */
  readonly limits?: readonly [number, number];
  /** The error for a value beyond the limits, where it is not the usual one. */
  readonly refusal?: string;
  /** Minutes between two choices of a duration. */
  readonly step?: number;
  /** The value shown in an empty field: minutes, or a duration as it is typed. */
  readonly example?: number | string;
  /** The value lies inside the shift; a duration is not longer than it. */
  readonly withinShift?: true;
  /** The time is later than this one of the same day. */
  readonly after?: string;
  /** The number of decimal places; without it, a whole number. */
  readonly decimals?: number;
  /** Null is sent while no choice has been made. */
  readonly nullable?: true;
  readonly options?: readonly string[];
  /** The longest text, in characters. */
  readonly maxLength?: number;
}

export type RuleKind = 'text' | 'yesNo' | 'choice' | 'number' | 'minutes' | 'time' | 'duration' | 'days' | 'weeks';

/** A rule as code that serves every rule alike reads it. */
export interface RuleRecord extends Traits<unknown> {
  readonly kind: RuleKind;
  readonly schema: z.ZodMiniType;
}

const LARGEST_MONEY = 9_999_999_999.99;

function wholeNumber({ limits, refusal }: Pick<Traits<unknown>, 'limits' | 'refusal'>) {
  if (!limits) {
    const expected = invalid('whole_number_expected');
    return z.int(expected).check(z.minimum(0, expected), z.maximum(LIMITS.id, invalid('number_too_large')));
  }
  const [lowest, highest] = limits;
  const error = refusal ?? invalid('whole_number_out_of_range', { lowest, highest });
  return z.int(error).check(z.minimum(lowest, error), z.maximum(highest, error));
}

function money() {
  return z.number(invalid('invalid_amount')).check(
    z.minimum(0, invalid('invalid_amount')),
    z.maximum(LARGEST_MONEY, invalid('number_too_large')),
    z.refine((value) => Number(value.toFixed(2)) === value, invalid('invalid_amount')),
  );
}

function durationWithin([lowest, highest]: readonly [number, number], step: number | undefined) {
  const isAllowed = (minutes: number) => minutes >= lowest && minutes <= highest && minutes % (step ?? 1) === 0;
  return z.nullable(
    z.string(invalid('invalid_duration')).check(
      z.refine((value) => minutesOfDuration(value) !== undefined, { error: invalid('invalid_duration'), abort: true }),
      z.refine(
        (value) => isAllowed(minutesOfDuration(value) ?? 0),
        invalid(step ? 'invalid_choice' : 'number_too_large'),
      ),
    ),
  );
}

const timeSchema = z.nullable(
  z.string(invalid('invalid_time')).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalid('invalid_time'))),
);
const yesNoSchema = z.boolean(invalid('yes_or_no'));
const daysSchema = z.array(z.enum(WEEKDAYS, invalid('invalid_choice')), invalid('invalid_choice'));
const weeksSchema = z.array(z.literal([...WEEKS], invalid('invalid_choice')), invalid('invalid_choice'));

function oneOf<const Options extends readonly string[]>(options: Options) {
  return z.enum(options, {
    error: ({ input }) => (input === undefined || input === null ? invalid('required') : invalid('invalid_choice')),
  });
}

/**
 * Makes the record of a rule: schema and default follow from its kind. One record per rule is all that form, weekly
 * table, wire and columns know of it:
 *
 *     late_in_count_after_minutes: rule.minutes({ section: 'late', limits: [0, 5], example: 15 })
 *
 * is a field of minutes in the section of late arrivals, which takes 0 to 5 and is empty in a new shift.
 */
export const rule = {
  text: <const T extends Traits<string> & { maxLength: number }, Schema extends z.ZodMiniType>(
    schema: Schema,
    initial: z.output<Schema>,
    traits: T,
  ) => ({ kind: 'text' as const, schema, default: initial, ...traits }),
  yesNo: <const T extends Traits<boolean>>(traits: T) => ({
    kind: 'yesNo' as const,
    schema: yesNoSchema,
    default: false,
    ...traits,
  }),
  choice: <const Options extends readonly [string, ...string[]], const T extends Traits<Options[number]>>(
    options: Options,
    traits: T,
  ) => ({ kind: 'choice' as const, schema: oneOf(options), default: options[0], options, ...traits }),
  number: <const T extends Traits<number>>(traits: T) => ({
    kind: 'number' as const,
    schema: z.nullable(traits.decimals ? money() : wholeNumber(traits)),
    default: null,
    ...traits,
  }),
  minutes: <const T extends Traits<number>>(traits: T) => ({
    kind: 'minutes' as const,
    schema: wholeNumber(traits),
    default: 0,
    ...traits,
  }),
  time: <const T extends Traits<string>>(traits: T) => ({
    kind: 'time' as const,
    schema: timeSchema,
    default: null,
    ...traits,
  }),
  duration: <const T extends Traits<string> & { limits: readonly [number, number] }>(traits: T) => ({
    kind: 'duration' as const,
    schema: durationWithin(traits.limits, traits.step),
    default: null,
    ...traits,
  }),
  days: <const T extends Traits<readonly Weekday[]>>(traits: T) => ({
    kind: 'days' as const,
    schema: daysSchema,
    default: [],
    ...traits,
  }),
  weeks: <const T extends Traits<never>>(traits: T) => ({
    kind: 'weeks' as const,
    schema: weeksSchema,
    default: [],
    ...traits,
  }),
};
