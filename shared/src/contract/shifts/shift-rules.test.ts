import { describe, expect, test } from 'vitest';
import { NEW_SHIFT } from './shift.ts';
import type { Condition } from './shift-rule.ts';
import {
  DAY_RULES,
  isInForce,
  recordOf,
  resetDependentRules,
  rulesThatDecide,
  SHIFT_RULES,
  type ShiftRule,
} from './shift-rules.ts';

describe('the records of the shift rules', () => {
  test.each(SHIFT_RULES)('%s: its conditions name rules, and values that those can have', (name) => {
    const { when = {}, resetBy = {}, helpWhen = {} } = recordOf(name);
    const conditions: Condition[] = [when, resetBy, helpWhen].flat();
    for (const [other, values] of conditions.flatMap((condition) => Object.entries(condition))) {
      expect(SHIFT_RULES).toContain(other);
      for (const value of [values].flat()) {
        expect(recordOf(other as ShiftRule).schema.safeParse(value), `${other}: ${value}`).toMatchObject({
          success: true,
        });
      }
    }
  });

  test.each(DAY_RULES)('%s: its default is a value of the rule', (name) => {
    const { schema, missing, default: initial } = recordOf(name);
    expect(schema.safeParse(initial).success).toBe(true);
    expect(schema.safeParse(missing ?? initial).success).toBe(true);
  });
});

test('a rule is in force when its conditions hold, and those of the rules that they name', () => {
  const sandwich = { apply_sandwich_leave: true };
  expect(isInForce('sandwich_type', { ...NEW_SHIFT, ...sandwich, allow_short_leave: true })).toBe(true);
  expect(isInForce('sandwich_type', { ...NEW_SHIFT, ...sandwich })).toBe(false);
  expect(isInForce('shift_name', {})).toBe(true);
});

test('a rule with alternative conditions is in force when one of them holds', () => {
  for (const switchedOn of ['add_comp_off_on_extra_day', 'add_comp_off_on_after_extra_hours_completed']) {
    expect(isInForce('comp_off_expiry_days', { ...NEW_SHIFT, [switchedOn]: true })).toBe(true);
  }
  expect(isInForce('comp_off_expiry_days', NEW_SHIFT)).toBe(false);
});

test('the rules that decide about a field include those of its help', () => {
  expect(rulesThatDecide('shift_name')).toEqual([]);
  expect(rulesThatDecide('sandwich_type')).toEqual(['apply_sandwich_leave', 'allow_short_leave']);
  expect(rulesThatDecide('penalty_value')).toEqual(['generate_penalty_on_absent', 'penalty_type']);
  expect(rulesThatDecide('break_approval_face_app')).toEqual(['break_approval_face_app']);
});

test('a change of a rule resets its dependents to their defaults', () => {
  expect(resetDependentRules('has_alternate_week_off', false)).toEqual({
    week_off_alternate_week: [],
    alternate_week_off_days: [],
  });
  expect(resetDependentRules('has_alternate_week_off', true)).toEqual({});
});
