import { localized } from '@seamline/shared/contract/errors';
import { EMPTY_DAY, sameWeek } from '@seamline/shared/contract/shift';
import { createShift, listShifts, removeShift, updateShift } from '@seamline/shared/contract/shifts';
import type { FastifyInstance } from 'fastify';
import { failure, fieldConflict, notFound } from '../../errors.ts';
import { isReferenceRefusal, saved } from '../../http/databaseErrors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { duplicateName, type Given, given, inUse, mergedDays, refuseContradictions } from './rules.ts';
import { NAME_UNIQUE, shiftStore } from './store.ts';

export function shifts(app: FastifyInstance, { database }: Services): void {
  const store = shiftStore(database);

  readRoute(app, listShifts, () => store.list());

  route(app, createShift, async ({ input: { body }, viewer }) => {
    const shift = given(body, 'add');
    const days = mergedDays(sameWeek(EMPTY_DAY), shift);
    const { week_off_days = [], alternate_week_off_days = [] } = shift.rules;
    refuseContradictions({ week_off_days, alternate_week_off_days }, days, 'add');
    return await saved(store.create(viewer, shift, days), refusals(shift));
  });

  route(app, updateShift, async ({ input: { params, body }, viewer }) => {
    const shift = given(body, 'edit');
    const changing = store.update(viewer, params.id, body.version, shift, (rules, before) => {
      const days = mergedDays(before, shift);
      refuseContradictions(rules, days, 'edit');
      return days;
    });
    const changed = await saved(changing, refusals(shift));
    if (changed === undefined) throw notFound('shift');
    return changed;
  });

  route(app, removeShift, async ({ input: { params, query }, viewer }) => {
    const removed = await store.remove(viewer, params.id, query.version).catch(async (error: unknown) => {
      if (!isReferenceRefusal(error)) throw error;
      const holders = await store.holders(params.id);
      throw holders ? failure(409, inUse(holders.name, holders)) : notFound('shift');
    });
    if (removed === undefined) throw notFound('shift');
    return { success: true, message: localized('shift_deleted') };
  });
}

/** Without a name in the request, the name cannot be taken. */
function refusals({ rules: { shift_name: name = '' } }: Given) {
  return { [NAME_UNIQUE]: () => fieldConflict('shift_name', duplicateName(name)) };
}
