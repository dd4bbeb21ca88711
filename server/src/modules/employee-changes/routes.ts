import {
  type ChangeValues,
  changeEmployees,
  givenFields,
  previewChange,
  type Selection,
  undoChange,
} from '@seamline/shared/contract/employee-changes';
import { IMPORT_LIMITS } from '@seamline/shared/contract/import-limits';
import type { FastifyInstance } from 'fastify';
import { daysBefore } from '../../daysBefore.ts';
import { toFilter } from '../../employees/directory/directoryAnswer.ts';
import { refusalOf } from '../../employees/record/recordColumns.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { employeeStore } from '../employees/store.ts';
import { type Chosen, employeeChangeStore } from './store.ts';

/** One change of many employees, as it was previewed, and its undo. */
export function employeeChanges(app: FastifyInstance, { clock, database }: Services): void {
  const directory = employeeStore(database);
  const store = employeeChangeStore(database);

  route(app, previewChange, async ({ input: { body } }) => store.preview(await chosenBy(body), valuesIn(body)));

  route(app, changeEmployees, async ({ input: { body }, viewer }) => {
    const now = clock();
    // As long as imports, whose undo reads the same.
    await store.forget(daysBefore(now, IMPORT_LIMITS.days));
    const changing = store.change(viewer, body, await chosenBy(body), valuesIn(body), now);
    const changed = await changing.catch((error: unknown) => {
      throw refusalOf(error) ?? error;
    });
    return { changed };
  });

  route(app, undoChange, async ({ input: { params }, viewer }) => store.undo(viewer, params.id, clock()));

  /** Read before the transaction: the embedded database has one connection, which the directory uses as well. */
  async function chosenBy({ ids, filter, except = [], count }: Selection): Promise<Chosen> {
    const found = filter ? await directory.listIds(toFilter(filter, clock())) : (ids ?? []);
    const [asked, left] = [new Set(ids ?? found), new Set(except)];
    return { ids: [...new Set(found)].filter((id) => asked.has(id) && !left.has(id)), count };
  }
}

function valuesIn(body: ChangeValues): ChangeValues {
  return Object.fromEntries(givenFields(body).map((field) => [field, body[field]]));
}
