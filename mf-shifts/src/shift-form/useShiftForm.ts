import type { Conflict } from '@seamline/shared/contract/fields';
import { type Day, type DayRule, type ShiftInput, type ShiftRule, shiftInput } from '@seamline/shared/contract/shift';
import { SHIFT_RULES } from '@seamline/shared/contract/shift-kinds';
import { placeOf, readShift } from '@seamline/shared/contract/shift-wire';
import { type ContractForm, useContractForm } from '@seamline/shared/form';
import { useMemo, useState } from 'react';
import { differencesOf } from './differences.ts';
import { findProblems } from './findProblems.ts';
import { type RuleChanges, setBackBy } from './setBack.ts';
import type { ShiftFormState } from './shiftFormContext.ts';

/** The form's own name for what it holds. */
export type ShiftForm = ContractForm<ShiftInput>;

interface Options {
  readonly initial: ShiftInput;
  readonly assumed: readonly string[];
  readonly isEdit: boolean;
  readonly ownId: number | undefined;
}

/** The form of a shift, with what its fields share. */
export function useShiftForm({ initial, assumed, isEdit, ownId }: Options): { form: ShiftForm; state: ShiftFormState } {
  const form = useContractForm(shiftInput, initial, findProblems) as ShiftForm;
  const [setBack, setSetBack] = useState<ShiftFormState['setBack']>();

  const state = useMemo((): ShiftFormState => {
    const set = (changes: RuleChanges) => {
      for (const [rule, value] of Object.entries(changes)) setRule(form, rule as ShiftRule, value);
    };
    return {
      isEdit,
      ownId,
      assumed: new Set(assumed),
      setBack,
      change(rule, value) {
        const rules = form.getValues();
        const cleared = setBackBy(rule, value, rules);
        const others = Object.keys(cleared) as ShiftRule[];
        const before: RuleChanges = { [rule]: rules[rule] };
        for (const other of others) Object.assign(before, { [other]: rules[other] });
        set({ ...cleared, [rule]: value });
        const undo = () => {
          set(before);
          setSetBack(undefined);
        };
        setSetBack(others.length > 0 ? { by: rule, rules: others, undo } : undefined);
      },
    };
  }, [form, setBack, assumed, isEdit, ownId]);

  return { form, state };
}

function setRule(form: ShiftForm, rule: ShiftRule, value: unknown): void {
  form.setValue(rule, value as never, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
}

/** Puts what somebody else saved meanwhile into the form; it comes under the names of the wire. */
export function adopt(form: ShiftForm, changes: Conflict['changes']): void {
  const { shift } = readShift(Object.fromEntries(changes.map(({ field, after }) => [field, after])));
  for (const { field, after } of changes) {
    const [first, day, rule] = placeOf(field).split('.') as [ShiftRule | 'days', Day?, DayRule?];
    const options = { shouldDirty: true };
    if (day && rule) form.setValue(`days.${day}.${rule}`, shift.days[day][rule] as never, options);
    else if (first !== 'days') form.setValue(first, (after === null ? null : shift[first]) as never, options);
  }
  void form.trigger();
}

/** Makes those changes to the form that lead from one shift to another; whatever else is typed stays. */
export function amend(form: ShiftForm, before: ShiftInput, after: ShiftInput): void {
  const options = { shouldDirty: true };
  for (const { rule, days, after: value } of differencesOf(before, after)) {
    if (days.length === 0) form.setValue(rule as ShiftRule, value as never, options);
    for (const day of days) form.setValue(`days.${day}.${rule as DayRule}`, value as never, options);
  }
  form.clearErrors();
}

/** Puts a whole shift into the form, as an edit that can be left with a question. */
export function fill(form: ShiftForm, shift: ShiftInput): void {
  for (const rule of SHIFT_RULES) form.setValue(rule, shift[rule] as never, { shouldDirty: true });
  form.setValue('days', structuredClone(shift.days), { shouldDirty: true });
  form.clearErrors();
}
