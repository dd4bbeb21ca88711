import { DAY_RULES, type DayRule, SHIFT_RULES, type ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS } from '@seamline/shared/contract/shifts/shift-time';
import { timingName } from '@seamline/shared/contract/shifts/shift-wire';

/** An error of the form, with the path of its field. */
export interface FieldProblem {
  /** The field path: `sandwich_type`, `days.monday.lunch_start_time`. */
  readonly fieldPath: string;
  readonly rule: ShiftRule | DayRule;
  readonly day?: (typeof DAYS)[number];
  readonly message: string;
}

type Tree = Readonly<Record<string, unknown>>;

/** Every error of the form in the order of its fields; days that follow Monday have none of their own. */
export function problemsIn(errors: Tree, isSame: boolean): FieldProblem[] {
  const rules = SHIFT_RULES.flatMap((rule) => {
    const message = messageIn(errors[rule]);
    return message ? [{ fieldPath: rule, rule, message }] : [];
  });
  const days = (errors.days ?? {}) as Record<string, Tree | undefined>;
  const timings = DAY_RULES.flatMap((rule) =>
    DAYS.slice(0, isSame ? 1 : undefined).flatMap((day) => {
      const message = messageIn(days[day]?.[rule]);
      return message ? [{ fieldPath: `days.${day}.${rule}`, rule, day, message }] : [];
    }),
  );
  return [...rules, ...timings];
}

function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error)
    .map((inner) => (inner as { message?: string } | undefined)?.message)
    .find(Boolean);
}

/** Focuses the field at a field path; returns false if it is not on the page. */
export function focusField(fieldPath: string): boolean {
  const [first = '', day, rule] = fieldPath.split('.') as [string, (typeof DAYS)[number]?, DayRule?];
  const name = day && rule ? timingName(day, rule, 'edit') : first;
  const field =
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ??
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(fieldPath)}"] :is(input, select)`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  return field !== null;
}
