import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { shiftProblems } from '@seamline/shared/contract/shifts/shift-checks';
import { DAYS, WEEKDAYS } from '@seamline/shared/contract/shifts/shift-time';
import { describe, expect, test } from 'vitest';
import { goodShifts } from '../../../test/engine/goodShifts.ts';
import { everyDay, plainDay, plainShift, richShift } from '../../../test/engine/sampleShifts.ts';
import { SEEDED_FAULTS } from '../../../test/engine/seededFaults.ts';
import { differencesOf } from '../differences.ts';
import { checkShift, fixFinding } from './checkShift.ts';
import { hasNoWeekOff } from './leaveChecks.ts';

const kindsOf = (shift: ShiftInput) => checkShift(shift).map((finding) => finding.kind);
const idsOf = (shift: ShiftInput) =>
  checkShift(shift).flatMap(({ kind, days }) => [kind, ...days.map((day) => `${kind} ${day}`)]);

describe('the rule check', () => {
  test('has a seeded fault for each of its kinds', () => {
    const seeded = new Set(SEEDED_FAULTS.map(([kind]) => kind));
    expect(seeded.size).toBe(51);
  });

  test.each(SEEDED_FAULTS)('catches %s: %s', (kind, _, change) => {
    expect(kindsOf(plainShift(change))).toContain(kind);
  });

  test.each(SEEDED_FAULTS)('a fix removes %s (%s) and brings up nothing else', (kind, _, change) => {
    const seeded = plainShift(change);
    const before = new Set(idsOf(seeded));
    const finding = checkShift(seeded).find((other) => other.kind === kind);
    if (!finding) return expect.fail('not found');
    const fixed = fixFinding(seeded, finding);
    expect(kindsOf(fixed)).not.toContain(kind);
    expect(idsOf(fixed).filter((id) => !before.has(id))).toEqual([]);
  });

  test('every fix changes this, and nothing else', () => {
    const plain = plainShift();
    const changes = SEEDED_FAULTS.map(([kind, what, change]) => {
      const shift = { ...plain, ...change };
      const fixed = checkShift(shift).flatMap((one) => (one.kind === kind ? [fixFinding(shift, one)] : []));
      const lines = differencesOf(shift, fixed[0] ?? shift).map(
        ({ rule, days, before, after }) => `  ${[rule, ...days].join(' ')}: ${before} → ${after}`,
      );
      return [`${kind}: ${what}`, ...lines].join('\n');
    });
    expect(changes.join('\n')).toMatchSnapshot();
  });

  test('fixing finding by finding leaves none, whichever two faults come together', () => {
    const step = process.env.CI === 'true' ? 1 : 11;
    for (let pair = 0; pair < SEEDED_FAULTS.length ** 2; pair += step) {
      const [oneKind, , one] = SEEDED_FAULTS[Math.floor(pair / SEEDED_FAULTS.length)] ?? [];
      const [otherKind, , other] = SEEDED_FAULTS[pair % SEEDED_FAULTS.length] ?? [];
      let shift = plainShift({ ...one, ...other });
      for (let round = 0; round < 20; round += 1) {
        const [finding] = checkShift(shift);
        if (!finding) break;
        shift = fixFinding(shift, finding);
      }
      expect(kindsOf(shift), `${oneKind} and ${otherKind}`).toEqual([]);
      expect(shiftProblems(shift), `${oneKind} and ${otherKind}`).toEqual([]);
    }
  }, 60_000);

  test('flags none of fifty good shifts, nor what the server takes for sound', () => {
    const shifts = goodShifts();
    expect(shifts).toHaveLength(50);
    for (const shift of shifts) {
      expect(checkShift(shift), shift.shift_name).toEqual([]);
      expect(shiftProblems(shift), shift.shift_name).toEqual([]);
    }
    expect(checkShift(plainShift())).toEqual([]);
    expect(kindsOf(richShift())).toEqual([]);
  });

  test('misses no hours on a day that is always off', () => {
    const halfSet = { ...plainDay, shift_end_time: null };
    const shift = plainShift({ week_off_days: ['SUNDAY'], days: { ...plainShift().days, sunday: halfSet } });
    expect(kindsOf(shift)).not.toContain('hoursHalfSet');
    expect(kindsOf({ ...shift, week_off_days: [] })).toContain('hoursHalfSet');
  });

  test('finds whatever the server would refuse as a contradiction', () => {
    for (const [kind, what, change] of SEEDED_FAULTS) {
      const shift = plainShift(change);
      const fields = checkShift(shift).flatMap((finding) => finding.fields);
      for (const problem of shiftProblems(shift)) expect(fields, `${kind}: ${what}`).toContain(problem.path.join('.'));
    }
  });

  test('names the days and the fields, so that the form can lead there', () => {
    const [finding] = checkShift(
      plainShift({
        days: { ...everyDay(), saturday: { ...plainDay, lunch_start_time: '18:00', lunch_end_time: '18:30' } },
      }),
    );
    expect(finding).toEqual({
      kind: 'lunchOutside',
      days: ['saturday'],
      fields: ['days.saturday.lunch_start_time', 'days.saturday.lunch_end_time'],
    });
    expect(checkShift(plainShift({ week_off_days: [...WEEKDAYS] }))[0]).toEqual({
      kind: 'sevenWeekOffs',
      days: [],
      fields: ['week_off_days'],
    });
  });

  test('takes a shift without a week off for sound, and for advisable', () => {
    const shift = plainShift({ week_off_days: [] });
    expect(kindsOf(shift)).toEqual([]);
    expect(hasNoWeekOff(shift)).toBe(true);
    expect(hasNoWeekOff(plainShift({ week_off_days: ['SUNDAY'] }))).toBe(false);
    expect(hasNoWeekOff(plainShift({ week_off_days: [], has_week_off_auto: true }))).toBe(false);
  });

  test('checks and changes no value of a rule that is switched off', () => {
    const hours = { min_hours_for_half_day_after_shift: 'P3D', min_hours_for_full_day_after_shift: 'P3D' };
    const penalties = { allow_short_leave: true, short_leave_minutes_in_shift_time: 60, holiday_penalty_apply: true };
    for (const waiting of [hours, penalties]) expect(kindsOf(plainShift(waiting))).toEqual([]);

    const counting = { apply_half_or_full_day_on_late_in_limit_exceed: true, late_in_max_minutes: 0 };
    const shift = plainShift({ ...counting, late_in_early_out_max_minutes: 0 });
    const [zero] = checkShift(shift);
    expect(differencesOf(shift, zero ? fixFinding(shift, zero) : shift).map(({ rule }) => rule)).toEqual([
      'late_in_max_minutes',
    ]);

    const longDays = { days: everyDay({ shift_start_time: '00:00', shift_end_time: '20:00' }) };
    const long = plainShift({ ...hours, ...longDays, add_comp_off_on_after_extra_hours_completed: true });
    const unreachable = checkShift(long).find(({ kind }) => kind === 'compOffUnreachable');
    const fixed = unreachable ? fixFinding(long, unreachable) : long;
    expect(fixed).toMatchObject({ ...hours, add_comp_off_on_after_extra_hours_completed: false });
  });

  test('moves lunch into the shift and keeps its length', () => {
    const seeded = plainShift({ days: everyDay({ lunch_start_time: '18:00', lunch_end_time: '18:45' }) });
    const [finding] = checkShift(seeded);
    const fixed = finding ? fixFinding(seeded, finding) : seeded;
    for (const day of DAYS) {
      expect(fixed.days[day]).toEqual({ ...plainDay, lunch_start_time: '12:30', lunch_end_time: '13:15' });
    }
  });
});
