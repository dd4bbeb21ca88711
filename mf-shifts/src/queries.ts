import { getDependents } from '@seamline/shared/contract/organisation/dependents';
import type { ShiftInput, ShiftRules } from '@seamline/shared/contract/shifts/shift';
import { isInForce, recordOf, SHIFT_RULES } from '@seamline/shared/contract/shifts/shift-rules';
import { fieldPathOf, flattenDays } from '@seamline/shared/contract/shifts/shift-wire';
import {
  createShift,
  listShifts,
  removeShift,
  type ShiftChange,
  type StoredShift,
  updateShift,
} from '@seamline/shared/contract/shifts/shifts';
import { ApiError, call } from '@seamline/shared/http';
import { byName } from '@seamline/shared/messages';
import { mutation, type RecordList, type RemovedRecord, request } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';

const inOrder = byName<StoredShift>(({ shift_name }) => shift_name);

/** The response is the array itself. */
export const shifts: RecordList<StoredShift[], StoredShift> = {
  query: queryOptions<StoredShift[]>({ queryKey: [listShifts.path], queryFn: request(listShifts) }),
  recordsOf: (data) => data,
  idOf: ({ id }) => id,
  kind: 'shift',
  upsert: (data, shift) => [...data.filter(({ id }) => id !== shift.id), shift].sort(inOrder),
  remove: (data, removed) => data.filter(({ id }) => id !== removed),
};

/** The counts of the employees who have a shift. They are requested again each time that they are shown. */
export const employeesOf = (id: number) =>
  queryOptions({
    queryKey: [getDependents.path, 'shift', id],
    queryFn: request(getDependents, { query: { record: 'shift', id } }),
    staleTime: 0,
  });

export const shiftMutations = {
  create: mutation({
    request: ({ days, ...rules }: ShiftInput) =>
      withFieldPaths(call(createShift, { body: { ...rules, ...flattenDays(days, 'add') } })),
    upsert: shifts,
  }),
  update: (stored: StoredShift) =>
    mutation({
      request: ({ days, ...rules }: ShiftInput & { version?: number }) => {
        const body = { ...rules, ...emptyChoices(stored, rules), ...flattenDays(days, 'edit') };
        return withFieldPaths(call(updateShift, { params: { id: stored.id }, body }));
      },
      upsert: shifts,
    }),
  remove: mutation({
    request: ({ id, version }: RemovedRecord) => call(removeShift, { params: { id }, query: { version } }),
    remove: shifts,
  }),
};

/**
 * The choices that are stored as empty and stay so: their rules are switched off. A form cannot show an empty choice and
 * holds its default, which nobody has chosen.
 */
function emptyChoices(stored: StoredShift, rules: ShiftRules): Partial<ShiftChange> {
  const empty = SHIFT_RULES.filter((rule) => {
    const { nullable, default: initial } = recordOf(rule);
    return nullable && stored[rule] === null && rules[rule] === initial && !isInForce(rule, rules);
  });
  return Object.fromEntries(empty.map((rule) => [rule, null]));
}

/** The server names a timing as on the wire; the form has it under its day. */
async function withFieldPaths<T>(calling: Promise<T>): Promise<T> {
  return await calling.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const errors = error.errors.map((reason) => ({ ...reason, field: fieldPathOf(reason.field) }));
    const { kind, status, detail, conflict } = error;
    throw new ApiError(error.message, { kind, status, detail, conflict, errors });
  });
}
