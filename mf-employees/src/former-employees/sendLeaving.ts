import {
  type Identity,
  identifyEmployee,
  type LeavingChange,
  recordLeaving,
} from '@seamline/shared/contract/former-employees';
import { ApiError, call } from '@seamline/shared/http';
import { queryClient } from '@seamline/shared/query';

/** A leaving with the employee whose it is, and the version that it is based on. */
export type SentLeaving = LeavingChange & { employee_id: number };

/** Records a leaving. After an edit conflict the employee is read again, so that the page shows the present state. */
export async function sendLeaving({ employee_id: id, ...body }: SentLeaving) {
  try {
    return await call(recordLeaving, { params: { id }, body });
  } catch (error) {
    if (error instanceof ApiError && error.conflict) void queryClient.invalidateQueries({ queryKey: keyOf(id) });
    throw error;
  }
}

/** Returns the version of an employee as the page shows them; undefined where the page knows that it is stale. */
export function shownVersion(id: number): number | undefined {
  const shown = queryClient.getQueryState<Identity>(keyOf(id));
  return shown?.isInvalidated ? undefined : shown?.data?.version;
}

const keyOf = (id: number) => [identifyEmployee.path, id];
