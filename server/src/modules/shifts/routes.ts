import { listShifts } from '@seamline/shared/contract/shifts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { shiftStore } from './store.ts';

export function shifts(app: FastifyInstance, { database }: Services): void {
  const store = shiftStore(database);

  route(app, listShifts, () => store.list());
}
