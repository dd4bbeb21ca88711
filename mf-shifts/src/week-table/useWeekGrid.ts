import type { ShiftInput, WeekRules } from '@seamline/shared/contract/shifts/shift';
import { DAY_RULES, type DayRule } from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';
import { type ContractForm, useWatch } from '@seamline/shared/form';
import { useMemo, useRef, useState } from 'react';
import type { CellValue } from './cells.ts';
import { copiedDay, flexible, keepsHours, withoutChange } from './weekEdits.ts';

/** A state of the grid that can be restored. */
interface GridSnapshot {
  readonly days: WeekRules;
  readonly isSame: boolean;
  readonly isFlexible: boolean;
}

/** One action on the whole table. */
export interface Action {
  /** False once the action was undone. */
  isDone(): boolean;
  /** Undoes the action; later changes stay. */
  undo(): void;
}

/** The weekly table with undo and redo. */
export interface WeekGrid {
  /** Every day follows Monday. */
  readonly isSame: boolean;
  /** Every day was set to flexible hours, and its hours were not changed since. */
  readonly isFlexible: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  days(): WeekRules;
  /** All changes of one cell with the same `drag` are one step, and those that follow each other at once. */
  setCell(day: Day, rule: DayRule, value: CellValue, drag?: number): void;
  /** One action, however many cells it changes. */
  apply(change: (days: WeekRules) => WeekRules): Action;
  setSame(isSame: boolean): Action;
  setFlexible(isOn: boolean): Action;
  undo(): void;
  redo(): void;
}

const MOST_STEPS = 200;
const SAME = 'has_same_rules_for_all_days';
const FLEXIBLE = 'has_flexible_hours';
const CHANGED = { shouldDirty: true, shouldTouch: true };
/** Milliseconds between two changes of a cell that are one step. */
const ONE_STEP = 700;

const mirrored = (week: WeekRules) => copiedDay(week, 'monday', DAYS);
const fieldPathsOf = (day: Day) => DAY_RULES.map((rule) => `days.${day}.${rule}` as const);

/** Holds what can be undone; the values themselves, and the two switches above the table, stay in the form. */
export function useWeekGrid(form: ContractForm<ShiftInput>): WeekGrid {
  const [isSame, isFlexible] = useWatch({ control: form.control, name: [SAME, FLEXIBLE] });
  const [canUndo, setCanUndo] = useState(false);
  const [canRedo, setCanRedo] = useState(false);
  const past = useRef<GridSnapshot[]>([]);
  const future = useRef<GridSnapshot[]>([]);
  const hours = useRef<WeekRules>(undefined);
  const last = useRef({ cell: '', at: 0 });

  return useMemo(() => {
    const days = (): WeekRules => structuredClone(form.getValues('days'));
    const now = (): GridSnapshot => ({
      days: days(),
      isSame: form.getValues(SAME),
      isFlexible: form.getValues(FLEXIBLE),
    });
    const count = () => {
      setCanUndo(past.current.length > 0);
      setCanRedo(future.current.length > 0);
    };

    function setSwitch(name: typeof SAME | typeof FLEXIBLE, isOn: boolean) {
      if (form.getValues(name) !== isOn) form.setValue(name, isOn, CHANGED);
    }

    function show(moment: GridSnapshot, isChecked = true) {
      setSwitch(SAME, moment.isSame);
      setSwitch(FLEXIBLE, moment.isFlexible);
      form.setValue('days', structuredClone(moment.days), CHANGED);
      if (isChecked) void form.trigger(DAYS.flatMap(fieldPathsOf));
    }

    function step(next: GridSnapshot, isChecked = true): Action {
      last.current = { cell: '', at: 0 };
      const before = now();
      past.current = [...past.current, before].slice(-MOST_STEPS);
      future.current = [];
      show(next, isChecked);
      count();
      return {
        isDone: () => past.current.includes(before),
        undo() {
          if (past.current.at(-1) === before) move(past.current, future.current);
          else step(takenBack(before, next, now()));
        },
      };
    }

    function takenBack(before: GridSnapshot, after: GridSnapshot, latest: GridSnapshot): GridSnapshot {
      const then = (is: 'isSame' | 'isFlexible') => (before[is] === after[is] ? latest[is] : before[is]);
      const rest = withoutChange(latest.days, before.days, after.days);
      const isSameThen = then('isSame');
      return { days: isSameThen ? mirrored(rest) : rest, isSame: isSameThen, isFlexible: then('isFlexible') };
    }

    /** Returns the table after a change of the week. Other hours are no flexible ones. */
    function changed(before: GridSnapshot, week: WeekRules): GridSnapshot {
      const next = before.isSame ? mirrored(week) : week;
      return { ...before, days: next, isFlexible: before.isFlexible && keepsHours(before.days, next) };
    }

    function move(from: GridSnapshot[], to: GridSnapshot[]) {
      last.current = { cell: '', at: 0 };
      const moment = from.pop();
      if (!moment) return;
      to.push(now());
      show(moment);
      count();
    }

    return {
      isSame,
      isFlexible,
      canUndo,
      canRedo,
      days,
      setCell(day, rule, value, drag) {
        const cell = [day, rule, drag].join('.');
        const isQuick = Date.now() - last.current.at < ONE_STEP;
        const goesOn = last.current.cell === cell && (isQuick || drag !== undefined);
        last.current = { cell, at: Date.now() };
        const before = now();
        if (!goesOn) past.current = [...past.current, before].slice(-MOST_STEPS);
        future.current = [];
        const next = changed(before, { ...before.days, [day]: { ...before.days[day], [rule]: value } });
        if (before.isSame) show(next);
        else {
          setSwitch(FLEXIBLE, next.isFlexible);
          form.setValue(`days.${day}.${rule}`, value as never, CHANGED);
          // The whole day, because one value can make another of the same day right or wrong.
          void form.trigger(fieldPathsOf(day));
        }
        count();
      },
      apply(change) {
        const before = now();
        return step(changed(before, change(before.days)));
      },
      setSame(isOn) {
        const before = { ...now(), isSame: isOn };
        // Days that stop following Monday keep their values and errors.
        return step(changed(before, before.days), isOn);
      },
      setFlexible(isOn) {
        const before = now();
        if (isOn) hours.current = before.days;
        const week = isOn ? flexible(before.days) : withHours(before.days, hours.current);
        return step({ ...before, days: week, isFlexible: isOn });
      },
      undo: () => move(past.current, future.current),
      redo: () => move(future.current, past.current),
    };
  }, [form, isSame, isFlexible, canUndo, canRedo]);
}

/** Takes flexible hours back to what they were before; without a before they are left to the person. */
function withHours(week: WeekRules, before: WeekRules | undefined): WeekRules {
  if (!before) {
    const none = { shift_start_time: null, shift_end_time: null };
    return Object.fromEntries(DAYS.map((day) => [day, { ...week[day], ...none }])) as unknown as WeekRules;
  }
  return Object.fromEntries(
    DAYS.map((day) => {
      const { shift_start_time, shift_end_time } = before[day];
      return [day, { ...week[day], shift_start_time, shift_end_time }];
    }),
  ) as unknown as WeekRules;
}
