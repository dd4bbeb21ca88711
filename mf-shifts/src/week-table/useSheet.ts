import type { ShiftInput, WeekRules } from '@seamline/shared/contract/shift';
import { DAY_RULES, type DayRule } from '@seamline/shared/contract/shift-rules';
import { DAYS, type Day } from '@seamline/shared/contract/shift-time';
import type { ContractForm } from '@seamline/shared/form';
import { useMemo, useRef, useState } from 'react';
import type { CellValue } from './cells.ts';
import { copiedDay, flexible, isFlexible, withoutChange } from './weekEdits.ts';

/** A state of the sheet that can be restored. */
interface Moment {
  readonly days: WeekRules;
  readonly isSame: boolean;
}

/** One action on the whole table. */
export interface Action {
  /** False once the action was undone. */
  isDone(): boolean;
  /** Undoes the action; later changes stay. */
  undo(): void;
}

/** The weekly table with undo and redo. */
export interface Sheet {
  readonly isSame: boolean;
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
/** Milliseconds between two changes of a cell that are one step. */
const ONE_STEP = 700;

const fieldPathsOf = (day: Day) => DAY_RULES.map((rule) => `days.${day}.${rule}` as const);

/** Holds what can be undone; the values themselves stay in the form. */
export function useSheet(form: ContractForm<ShiftInput>): Sheet {
  const [isSame, setIsSame] = useState(false);
  const [canUndo, setCanUndo] = useState(false);
  const [canRedo, setCanRedo] = useState(false);
  const past = useRef<Moment[]>([]);
  const future = useRef<Moment[]>([]);
  const hours = useRef<WeekRules>(undefined);
  const same = useRef(false);
  const last = useRef({ cell: '', at: 0 });

  return useMemo(() => {
    const days = (): WeekRules => structuredClone(form.getValues('days'));
    const now = (): Moment => ({ days: days(), isSame: same.current });
    const count = () => {
      setCanUndo(past.current.length > 0);
      setCanRedo(future.current.length > 0);
    };

    function show(moment: Moment, isChecked = true) {
      same.current = moment.isSame;
      setIsSame(moment.isSame);
      form.setValue('days', structuredClone(moment.days), { shouldDirty: true, shouldTouch: true });
      if (isChecked) void form.trigger(DAYS.flatMap(fieldPathsOf));
    }

    function step(next: Moment, isChecked = true): Action {
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

    function takenBack(before: Moment, after: Moment, { days: week, isSame: isNow }: Moment): Moment {
      const isSameThen = before.isSame === after.isSame ? isNow : before.isSame;
      const rest = withoutChange(week, before.days, after.days);
      return { days: isSameThen ? copiedDay(rest, 'monday', DAYS) : rest, isSame: isSameThen };
    }

    const mirrored = (week: WeekRules) => (same.current ? copiedDay(week, 'monday', DAYS) : week);

    function move(from: Moment[], to: Moment[]) {
      last.current = { cell: '', at: 0 };
      const moment = from.pop();
      if (!moment) return;
      to.push(now());
      show(moment);
      count();
    }

    return {
      isSame,
      canUndo,
      canRedo,
      days,
      setCell(day, rule, value, drag) {
        const cell = [day, rule, drag].join('.');
        const isQuick = Date.now() - last.current.at < ONE_STEP;
        const goesOn = last.current.cell === cell && (isQuick || drag !== undefined);
        last.current = { cell, at: Date.now() };
        if (!goesOn) past.current = [...past.current, now()].slice(-MOST_STEPS);
        future.current = [];
        if (same.current) {
          const week = days();
          show({ days: mirrored({ ...week, [day]: { ...week[day], [rule]: value } }), isSame: true });
        } else {
          form.setValue(`days.${day}.${rule}`, value as never, { shouldDirty: true, shouldTouch: true });
          // The whole day, because one value can make another of the same day right or wrong.
          void form.trigger(fieldPathsOf(day));
        }
        count();
      },
      apply: (change) => step({ days: mirrored(change(days())), isSame: same.current }),
      setSame(isOn) {
        const week = days();
        // Days that stop following Monday keep their values and errors. A check of them would end after a reset.
        return step({ days: isOn ? copiedDay(week, 'monday', DAYS) : week, isSame: isOn }, isOn);
      },
      setFlexible(isOn) {
        const week = days();
        if (isOn) hours.current = week;
        return step({ days: isOn ? flexible(week) : withHours(week, hours.current), isSame: same.current });
      },
      undo: () => move(past.current, future.current),
      redo: () => move(future.current, past.current),
    };
  }, [form, isSame, canUndo, canRedo]);
}

/** Takes flexible hours back to what they were before; without a before they are left to the person. */
function withHours(week: WeekRules, before: WeekRules | undefined): WeekRules {
  if (!before || isFlexible(before)) {
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
