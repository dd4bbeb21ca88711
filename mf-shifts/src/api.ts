import type { ShiftInput } from '@seamline/shared/contract/shift';
import { fieldPathOf, flattenDays } from '@seamline/shared/contract/shift-wire';
import { createShift, listShifts, removeShift, type StoredShift, updateShift } from '@seamline/shared/contract/shifts';
import { ApiError, call } from '@seamline/shared/http';
import { byName } from '@seamline/shared/messages';
import { patchQuery, query } from '@seamline/shared/query';

/** Every call of the shift area, by kind and verb. */
export const api = {
  shifts: {
    list: query(listShifts),
    create: ({ days, ...rules }: ShiftInput): Promise<StoredShift> =>
      placed(call(createShift, { body: { ...rules, ...flattenDays(days, 'add') } })),
    update: (id: number, { days, ...rules }: ShiftInput, version: number | undefined): Promise<StoredShift> =>
      placed(call(updateShift, { params: { id }, body: { ...rules, ...flattenDays(days, 'edit'), version } })),
    remove: (id: number) => call(removeShift, { params: { id } }),
  },
};

/** The server names a timing as on the wire; the form has it under its day. */
async function placed<T>(calling: Promise<T>): Promise<T> {
  return await calling.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const errors = error.errors.map((reason) => ({ ...reason, field: fieldPathOf(reason.field) }));
    const { kind, status, detail, conflict } = error;
    throw new ApiError(error.message, { kind, status, detail, conflict, errors });
  });
}

/** Puts a shift into the list that is on the screen, in place of what it was. */
export function upsertShift(shift: StoredShift): void {
  patchQuery(api.shifts.list, (shifts) =>
    [...shifts.filter(({ id }) => id !== shift.id), shift].sort(byName(({ shift_name }) => shift_name)),
  );
}

/** Takes a shift out of the list that is on the screen. */
export function removeFromList(id: number): void {
  patchQuery(api.shifts.list, (shifts) => shifts.filter((shift) => shift.id !== id));
}
