import { getDependants } from '@seamline/shared/contract/organisation';
import type { ShiftInput } from '@seamline/shared/contract/shift';
import { fieldPathOf, flattenDays } from '@seamline/shared/contract/shift-wire';
import { createShift, listShifts, removeShift, type StoredShift, updateShift } from '@seamline/shared/contract/shifts';
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
    queryKey: [getDependants.path, 'shift', id],
    queryFn: request(getDependants, { query: { record: 'shift', id } }),
    staleTime: 0,
  });

export const shiftMutations = {
  create: mutation({
    request: ({ days, ...rules }: ShiftInput) =>
      withFieldPaths(call(createShift, { body: { ...rules, ...flattenDays(days, 'add') } })),
    upsert: shifts,
  }),
  update: (id: number) =>
    mutation({
      request: ({ days, ...rules }: ShiftInput & { version?: number }) =>
        withFieldPaths(call(updateShift, { params: { id }, body: { ...rules, ...flattenDays(days, 'edit') } })),
      upsert: shifts,
    }),
  remove: mutation({
    request: ({ id, version }: RemovedRecord) => call(removeShift, { params: { id }, query: { version } }),
    remove: shifts,
  }),
};

/** The server names a timing as on the wire; the form has it under its day. */
async function withFieldPaths<T>(calling: Promise<T>): Promise<T> {
  return await calling.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const errors = error.errors.map((reason) => ({ ...reason, field: fieldPathOf(reason.field) }));
    const { kind, status, detail, conflict } = error;
    throw new ApiError(error.message, { kind, status, detail, conflict, errors });
  });
}
