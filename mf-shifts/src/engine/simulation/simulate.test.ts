import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { DAYS, spanOf } from '@seamline/shared/contract/shifts/shift-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BREAK_CASES } from '../../../test/engine/cases/breaks.ts';
import type { Setting } from '../../../test/engine/cases/case.ts';
import { DAY_OFF_CASES } from '../../../test/engine/cases/daysOff.ts';
import { EXTRA_WORK_CASES } from '../../../test/engine/cases/extraWork.ts';
import { HOURS_CASES } from '../../../test/engine/cases/hours.ts';
import { LATENESS_CASES } from '../../../test/engine/cases/lateness.ts';
import { STEP_CASES } from '../../../test/engine/cases/steps.ts';
import { goodShifts } from '../../../test/engine/goodShifts.ts';
import { everyDay, plainShift, richShift } from '../../../test/engine/sampleShifts.ts';
import { SEEDED_FAULTS } from '../../../test/engine/seededFaults.ts';
import { dateOf, dayNumber, weekdayOf } from '../calendar.ts';
import { readLines, readPunches } from './punches.ts';
import type { Circumstances, DayInput, DayResult } from './result.ts';
import { sharesOf } from './shares.ts';
import { simulate } from './simulate.ts';

const PLAIN_DAY: Circumstances = {
  app: 'FACE',
  isOutOfRange: false,
  isApproved: false,
  isShortLeaveRequested: false,
  lateMinutes: 0,
  earlyMinutes: 0,
  lateDays: 0,
  shortLeaves: 0,
  compOffs: 0,
};

const GROUPS = [...HOURS_CASES, ...BREAK_CASES, ...LATENESS_CASES, ...DAY_OFF_CASES, ...EXTRA_WORK_CASES];
const CASES = GROUPS.flatMap(({ name, setting, rows }) => rows.map((row) => ({ name, setting, row })));

function shiftOf({ day, ...rules }: Setting): ShiftInput {
  return plainShift({ ...rules, days: everyDay(day) });
}

function daysOf(shift: ShiftInput, lines: string): DayInput[] {
  return readLines(lines, '2026-11-16').map(({ date, text }) => {
    const day = shift.days[weekdayOf(dayNumber(date))];
    const line = readPunches(text, spanOf(day.shift_start_time, day.shift_end_time));
    if ('misread' in line) throw new Error(`Nobody understands ${line.misread}.`);
    return { date, ...line };
  });
}

/** Summarises a day: `full, late 6`. */
function summaryOf(result: DayResult, wantsProductive: boolean): string {
  const amounts: [string, number][] = [
    ['late', result.late],
    ['early', result.early],
    ['short leave', result.shortLeave],
    ['overtime', result.overtime],
    ['awaiting', result.awaitingApproval],
    ['leave', result.leave],
  ];
  const words = [
    result.attendance as string,
    ...amounts.flatMap(([name, amount]) => (amount ? [`${name} ${amount}`] : [])),
  ];
  if (result.compOff)
    words.push(`comp-off ${result.compOff}${result.compOffUntil ? ` until ${result.compOffUntil}` : ''}`);
  if (result.penalty) words.push(`penalty ${result.penalty.type} ${result.penalty.value}`);
  if (wantsProductive && result.productive !== result.present) words.push(`productive ${result.productive}`);
  return words.join(', ');
}

describe('the simulator', () => {
  test('has at least two hundred cases', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(200);
  });

  test.each(
    CASES.map(
      (one) => [one.name, one.row[0].replaceAll('\n', ' | '), one.row[1].replaceAll('\n', ' | '), one] as const,
    ),
  )('%s: %s → %s', (_name, _lines, _expected, { setting, row: [lines, expected, reason, given] }) => {
    const shift = shiftOf(setting);
    const results = simulate(shift, daysOf(shift, lines), { ...PLAIN_DAY, ...given });
    expect(results.map((result) => summaryOf(result, expected.includes('productive'))).join('\n')).toBe(expected);
    const reasons = results.flatMap((result) => result.steps.map((step) => step.reason));
    if (reason) expect(reasons).toContain(reason);
  });
});

test.each(STEP_CASES)('%s: all that is noted', (_name, setting, lines, expected, given) => {
  const shift = shiftOf(setting);
  const results = simulate(shift, daysOf(shift, lines), { ...PLAIN_DAY, ...given });
  const noted = results.map(({ steps }) => steps.map(({ reason, values }) => [reason, ...values].join(' ')).join(', '));
  expect(noted.join('\n')).toBe(expected);
});

const anyShift = fc.constantFrom(
  ...goodShifts(),
  richShift(),
  // Also those that contradict themselves must be judged without absurd results.
  ...SEEDED_FAULTS.map(([, , change]) => plainShift(change)),
  ...SEEDED_FAULTS.map(([, , change]) => richShift(change)),
);
const anyDays = fc.array(
  fc.record({
    punches: fc.array(fc.integer({ min: -720, max: 4000 }), { maxLength: 9 }),
    isHoliday: fc.boolean(),
    isOnLeave: fc.boolean(),
  }),
  { minLength: 1, maxLength: 14 },
);
const anyCircumstances: fc.Arbitrary<Circumstances> = fc.record({
  app: fc.constantFrom('FACE', 'EMPLOYEE'),
  isOutOfRange: fc.boolean(),
  isApproved: fc.boolean(),
  isShortLeaveRequested: fc.boolean(),
  lateMinutes: fc.nat(200),
  earlyMinutes: fc.nat(200),
  lateDays: fc.nat(12),
  shortLeaves: fc.nat(3),
  compOffs: fc.nat(3),
});
const runs = { numRuns: process.env.CI === 'true' ? 20_000 : 400 };
/** Of those that judge twice. */
const fewerRuns = { numRuns: runs.numRuns / 4 };
const PATIENCE = 120_000;

/** The rules that were added to the specified ones, without effect. */
const UNSET = {
  late_days_for_half_day: null,
  overtime_counts_from_minutes: null,
  overtime_rounded_to_minutes: null,
} satisfies Partial<ShiftInput>;

function withoutSteps({ steps: _steps, ...result }: DayResult): Omit<DayResult, 'steps'> {
  return result;
}

function dated(days: readonly Omit<DayInput, 'date'>[]): DayInput[] {
  return days.map((day, index) => ({ ...day, date: dateOf(dayNumber('2026-11-23') + index) }));
}

describe('whatever the shift and the punches, the simulator', () => {
  test(
    'never answers less than nothing or more than a day has',
    () => {
      fc.assert(
        fc.property(anyShift, anyDays, anyCircumstances, (shift, days, given) => {
          for (const result of simulate(shift, dated(days), given)) {
            const { present, productive, counted, late, early, shortLeave, overtime, awaitingApproval } = result;
            const all = [present, productive, counted, late, early, shortLeave, overtime, awaitingApproval];
            const isPossible = (minutes: number) => Number.isInteger(minutes) && minutes >= 0 && minutes <= 24 * 60;
            expect(all.every(isPossible), JSON.stringify(all)).toBe(true);
            expect(productive).toBeLessThanOrEqual(present);
            expect([0, 0.5, 1]).toContain(result.leave);
            expect(result.compOff).toBeGreaterThanOrEqual(0);
            expect(result.compOff).toBeLessThanOrEqual(1);
            expect(overtime === 0 || awaitingApproval === 0).toBe(true);
          }
        }),
        runs,
      );
    },
    PATIENCE,
  );

  test(
    'judges as ever where late days and the least and the steps of overtime are not set',
    () => {
      // Values that say nothing: more late days than there are days, overtime from a minute on and in steps of one.
      const silent = {
        late_days_for_half_day: 31,
        overtime_counts_from_minutes: 1,
        overtime_rounded_to_minutes: 1,
      };
      fc.assert(
        fc.property(anyShift, anyDays, anyCircumstances, (shift, days, given) => {
          const judge = (changes: Partial<ShiftInput>, lateDays: number) =>
            simulate({ ...shift, ...changes }, dated(days), { ...given, lateDays });
          const unset = judge(UNSET, given.lateDays);
          expect(judge(UNSET, 0)).toEqual(unset);
          expect(judge(silent, 0).map(withoutSteps)).toEqual(unset.map(withoutSteps));
        }),
        fewerRuns,
      );
    },
    PATIENCE,
  );

  test(
    'counts no more overtime with a least and steps than without them, and only whole steps of at least the least',
    () => {
      fc.assert(
        fc.property(
          anyShift,
          anyDays,
          anyCircumstances,
          fc.integer({ min: 1, max: 720 }),
          fc.integer({ min: 1, max: 240 }),
          (shift, days, given, least, step) => {
            const set = { overtime_counts_from_minutes: least, overtime_rounded_to_minutes: step };
            const without = simulate({ ...shift, ...UNSET }, dated(days), given);
            const results = simulate({ ...shift, ...UNSET, ...set }, dated(days), given);
            for (const [index, result] of results.entries()) {
              const all = without[index]?.overtime ?? 0;
              expect(result.overtime).toBe(all < least ? 0 : all - (all % step));
              expect({ ...withoutSteps(result), overtime: 0, awaitingApproval: 0 }).toEqual({
                ...withoutSteps(without[index] as DayResult),
                overtime: 0,
                awaitingApproval: 0,
              });
            }
          },
        ),
        fewerRuns,
      );
    },
    PATIENCE,
  );

  test(
    'charges late days by their number: at most half a day more, and nothing of what minutes cost',
    () => {
      fc.assert(
        fc.property(
          anyShift,
          anyDays,
          anyCircumstances,
          fc.integer({ min: 1, max: 31 }),
          (shift, days, given, every) => {
            const without = simulate({ ...shift, ...UNSET }, dated(days), given);
            const results = simulate({ ...shift, ...UNSET, late_days_for_half_day: every }, dated(days), given);
            for (const [index, { late, leave, kind }] of results.entries()) {
              const before = without[index]?.leave ?? 0;
              if (late === 0 || kind !== 'working') continue;
              expect([before, Math.max(before, 0.5)]).toContain(leave);
              if (every === 1) expect(leave).toBe(Math.max(before, 0.5));
            }
          },
        ),
        fewerRuns,
      );
    },
    PATIENCE,
  );

  test(
    'counts each day once: its shares of pay, leave, loss of pay and days off make one day',
    () => {
      fc.assert(
        fc.property(anyShift, anyDays, anyCircumstances, (shift, days, given) => {
          for (const result of simulate(shift, dated(days), given)) {
            const shares = Object.values(sharesOf(result));
            expect(shares.every((share) => share >= 0)).toBe(true);
            expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1);
          }
        }),
        runs,
      );
    },
    PATIENCE,
  );

  test(
    'gives the same answer to the same days, in whatever order they and their punches come, and changes nothing',
    () => {
      fc.assert(
        fc.property(anyShift, anyDays, anyCircumstances, (shift, days, given) => {
          const inputs = dated(days);
          const before = JSON.stringify([shift, inputs, given]);
          const once = simulate(shift, inputs, given);
          const shuffled = [...inputs].reverse().map((day) => ({ ...day, punches: [...day.punches].reverse() }));
          expect(simulate(shift, shuffled, given)).toEqual(once);
          expect(JSON.stringify([shift, inputs, given])).toBe(before);
        }),
        runs,
      );
    },
    PATIENCE,
  );

  test(
    'gives a reason for every result that is not a plain full day',
    () => {
      fc.assert(
        fc.property(anyShift, anyDays, anyCircumstances, (shift, days, given) => {
          for (const result of simulate(shift, dated(days), given)) {
            if (result.attendance !== 'off') expect(result.steps).not.toEqual([]);
          }
        }),
        runs,
      );
    },
    PATIENCE,
  );

  test('never gives less attendance for staying longer within the hours of a shift', () => {
    const worth = { absent: 0, quarter: 1, half: 2, threeQuarter: 3, full: 4, leave: 0, off: 0, open: 0 };
    for (const shift of goodShifts()) {
      const day = shift.days[DAYS[0]];
      const span = spanOf(day.shift_start_time, day.shift_end_time);
      if (!span) continue;
      let most = 0;
      for (let out = span.start + 1; out <= span.end; out += 7) {
        const [result] = simulate(shift, [{ date: '2026-11-16', punches: [span.start, out] }], PLAIN_DAY);
        if (!result || result.leave > 0) continue;
        expect(worth[result.attendance], `${shift.shift_name} until ${out}`).toBeGreaterThanOrEqual(most);
        most = worth[result.attendance];
      }
    }
  });
});
