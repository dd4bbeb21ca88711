import { moveDepartments, previewDepartmentMove } from '@seamline/shared/contract/department-moves';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { departmentMoveStore } from './store.ts';

/** Moves of many departments to a branch, and merges into a department, each as it was previewed. */
export function departmentMoves(app: FastifyInstance, { database }: Services): void {
  const store = departmentMoveStore(database);

  route(app, previewDepartmentMove, async ({ input: { body } }) => store.preview(body));

  route(app, moveDepartments, async ({ input: { body }, viewer }) => ({ moved: await store.move(viewer, body) }));
}
