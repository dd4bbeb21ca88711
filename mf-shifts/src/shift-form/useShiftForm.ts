import { type ShiftInput, type ShiftRules, shiftInput } from '@seamline/shared/contract/shifts/shift';
import {
  DAY_RULES,
  type DayRule,
  resetDependentRules,
  SHIFT_RULES,
  type ShiftRule,
} from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';
import { fieldPathOf, readShift } from '@seamline/shared/contract/shifts/shift-wire';
import type { Conflict } from '@seamline/shared/contract/wire/fields';
import { type ContractForm, useContractForm } from '@seamline/shared/form';
import { useMemo, useState } from 'react';
import { differencesOf } from '../engine/differences.ts';
import { findProblems } from '../engine/readableShift.ts';
import type { ShiftFormState } from './shiftFormContext.ts';

type ShiftForm = ContractForm<ShiftInput>;

interface Options {
  readonly initial: ShiftInput;
  readonly assumed: readonly string[];
  readonly isEdit: boolean;
  readonly ownId: number | undefined;
}

/** Creates the form of a shift and the state that its fields share. */
export function useShiftForm({ initial, assumed, isEdit, ownId }: Options): { form: ShiftForm; state: ShiftFormState } {
  const form = useContractForm(shiftInput, initial, findProblems) as ShiftForm;
  const [reset, setReset] = useState<ShiftFormState['reset']>();

  const state = useMemo((): ShiftFormState => {
    const set = (changes: RuleChanges) => {
      for (const [rule, value] of Object.entries(changes)) setRule(form, rule as ShiftRule, value);
    };
    return {
      isEdit,
      ownId,
      assumed: new Set(assumed),
      reset,
      change(rule, value) {
        const rules = form.getValues();
        const cleared = resetDependents(rule, value, rules);
        const others = Object.keys(cleared) as ShiftRule[];
        const before: RuleChanges = { [rule]: rules[rule] };
        for (const other of others) Object.assign(before, { [other]: rules[other] });
        set({ ...cleared, [rule]: value });
        const undo = () => {
          set(before);
          setReset(undefined);
        };
        setReset(others.length > 0 ? { by: rule, rules: others, undo } : undefined);
      },
    };
  }, [form, reset, assumed, isEdit, ownId]);

  return { form, state };
}

function setRule(form: ShiftForm, rule: ShiftRule, value: unknown): void {
  form.setValue(rule, value as never, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
}

/** Takes over the changes of an edit conflict, which come under their names on the wire. */
export function adopt(form: ShiftForm, changes: Conflict['changes']): void {
  const { shift } = readShift(Object.fromEntries(changes.map(({ field, after }) => [field, after])));
  for (const { field, after } of changes) {
    const [first, day, rule] = fieldPathOf(field).split('.') as [ShiftRule | 'days', Day?, DayRule?];
    const options = { shouldDirty: true };
    if (day && rule) form.setValue(`days.${day}.${rule}`, shift.days[day][rule] as never, options);
    else if (first !== 'days') form.setValue(first, (after === null ? null : shift[first]) as never, options);
  }
  void form.trigger();
}

/** Applies the differences between two shifts to the form; other values and their errors stay, days alike stay alike. */
export function amend(form: ShiftForm, before: ShiftInput, after: ShiftInput): void {
  const options = { shouldDirty: true };
  const changed = new Set<ShiftRule | `days.${Day}.${DayRule}`>();
  for (const { rule, days, after: value } of differencesOf(before, after)) {
    if (days.length === 0) {
      form.setValue(rule as ShiftRule, value as never, options);
      changed.add(rule as ShiftRule);
    }
    const isForAll = days.length > 0 && after.has_same_rules_for_all_days;
    for (const day of isForAll ? DAYS : days) {
      form.setValue(`days.${day}.${rule as DayRule}`, value as never, options);
      // One value can make another of the same day right or wrong.
      for (const other of DAY_RULES) changed.add(`days.${day}.${other}`);
    }
  }
  void form.trigger([...changed]);
}

/** Replaces all values of the form; the form counts as changed. */
function fill(form: ShiftForm, shift: ShiftInput): void {
  for (const rule of SHIFT_RULES) form.setValue(rule, shift[rule] as never, { shouldDirty: true });
  form.setValue('days', structuredClone(shift.days), { shouldDirty: true });
  form.clearErrors();
}

/** Reset to what the form began with, or replaced by another shift. */
type OverwriteNotice = 'wasReset' | 'wasReplaced';

/** The values before a shift replaced them. */
interface OverwrittenShift {
  readonly shift: ShiftInput;
  readonly how: OverwriteNotice;
  /** The values that replaced them. */
  readonly by: ShiftInput;
  /** True for values that were entered after a reset or a replacement, and that its undo replaced. */
  readonly isUndone: boolean;
}

/** Puts whole shifts in the place of what was typed, which can be had back. */
export function useOverwriting(form: ShiftForm) {
  const [overwritten, setOverwritten] = useState<OverwrittenShift>();
  const [returns, setReturns] = useState(0);
  const snapshot = () => structuredClone(form.getValues());
  const isChangedSince = ({ by }: OverwrittenShift) => differencesOf(by, form.getValues()).length > 0;
  return {
    overwritten,
    /** Counts the resets and their undos. */
    returns,
    overwrite(how: OverwriteNotice, shift: ShiftInput) {
      // Arrow keys in "Start from" pass several shifts: what the first one replaced can still be had back.
      const isTyped = !overwritten || overwritten.isUndone || isChangedSince(overwritten);
      const before = isTyped && form.formState.isDirty ? snapshot() : overwritten?.shift;
      fill(form, shift);
      setOverwritten(before && { shift: before, how, by: shift, isUndone: false });
      if (how === 'wasReset') setReturns(returns + 1);
    },
    takeBack(taken: OverwrittenShift) {
      const { how, shift, isUndone } = taken;
      const later = snapshot();
      // What was entered since can be had back as well.
      const isLost = isUndone || isChangedSince(taken);
      fill(form, shift);
      setOverwritten(isLost ? { shift: later, how, by: shift, isUndone: !isUndone } : undefined);
      setReturns(returns + 1);
    },
  };
}

/** New values of rules. */
type RuleChanges = Partial<ShiftRules>;

/** The values that other rules of the form take with a change of one rule. */
export function resetDependents(rule: ShiftRule, value: unknown, rules: ShiftRules): RuleChanges {
  const changes: RuleChanges = resetDependentRules(rule, value) as RuleChanges;
  if (rule === 'week_off_days' || rule === 'week_off_alternate_week') {
    const weekOffs = rule === 'week_off_days' ? (value as readonly string[]) : rules.week_off_days;
    changes.alternate_week_off_days = rules.alternate_week_off_days.filter((day) => weekOffs.includes(day));
  }
  const entries = Object.entries(changes) as [ShiftRule, unknown][];
  return Object.fromEntries(entries.filter(([name, next]) => JSON.stringify(rules[name]) !== JSON.stringify(next)));
}
