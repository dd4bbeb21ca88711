import { createManager, listMembers, removeMember, updateMember } from '@seamline/shared/contract/administrators';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance } from 'fastify';
import { fieldConflict, notFound } from '../../errors.ts';
import { saved } from '../../http/databaseErrors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { duplicateNumber, seesEverybody } from './rules.ts';
import { administratorStore, NUMBER_UNIQUE } from './store.ts';

export function administrators(app: FastifyInstance, { database }: Services): void {
  const store = administratorStore(database);

  route(app, listMembers, async ({ viewer }) => ({
    member: seesEverybody(viewer) ? await store.list() : await store.getOne(viewer.id),
    access_by: viewer.role,
  }));

  route(app, createManager, async ({ input: { query }, viewer }) => {
    const { new_role: role = 'manager', ...rest } = query;
    const values = { ...rest, role, email: query.email || null };
    return await saved(store.create(viewer, values), refusals('number', query.number));
  });

  route(app, updateMember, async ({ input: { query }, viewer }) => {
    const { number: current, new_number, new_name: name, new_role: role, version, email, ...flags } = query;
    const number = new_number || current;
    const values = { ...flags, ...(name && { name }), ...(role && { role }), number, email: email || null };
    const member = await saved(store.update(viewer, current, version, values), refusals('new_number', number));
    if (member === undefined) throw notFound('owner or manager');
    return member;
  });

  route(app, removeMember, async ({ input: { query }, viewer }) => {
    const removed = await store.remove(viewer, query.number, query.version);
    if (removed === undefined) throw notFound('owner or manager');
    return { success: true, message: localized('administrator_deleted', { role: removed.status }) };
  });
}

function refusals(field: string, number: string) {
  return { [NUMBER_UNIQUE]: () => fieldConflict(field, duplicateNumber(number)) };
}
