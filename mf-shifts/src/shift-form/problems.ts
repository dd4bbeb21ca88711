import { DAY_RULES, type DayRule, SHIFT_RULES, type ShiftRule } from '@seamline/shared/contract/shift-rules';
import { DAYS } from '@seamline/shared/contract/shift-time';
import { timingName } from '@seamline/shared/contract/shift-wire';

/** An error of the form, with the way to its field. */
export interface FieldProblem {
  /** The field path: `sandwich_type`, `days.monday.lunch_start_time`. */
  readonly place: string;
  readonly rule: ShiftRule | DayRule;
  readonly day?: (typeof DAYS)[number];
  readonly message: string;
}

type Tree = Readonly<Record<string, unknown>>;

/** Every error of the form in the order of its fields; days that follow Monday have none of their own. */
export function problemsIn(errors: Tree, isSame: boolean): FieldProblem[] {
  const rules = SHIFT_RULES.flatMap((rule) => {
    const message = messageIn(errors[rule]);
    return message ? [{ place: rule, rule, message }] : [];
  });
  const days = (errors.days ?? {}) as Record<string, Tree | undefined>;
  const timings = DAY_RULES.flatMap((rule) =>
    DAYS.slice(0, isSame ? 1 : undefined).flatMap((day) => {
      const message = messageIn(days[day]?.[rule]);
      return message ? [{ place: `days.${day}.${rule}`, rule, day, message }] : [];
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

/** Puts the focus into the field at a place; false where it is not on the page. */
export function focusPlace(place: string): boolean {
  const [first = '', day, rule] = place.split('.') as [string, (typeof DAYS)[number]?, DayRule?];
  const name = day && rule ? timingName(day, rule, 'edit') : first;
  const field =
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ??
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(place)}"] :is(input, select)`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  return field !== null;
}
