import {
  type DepartmentMove,
  type DepartmentMovePreview,
  moveDepartments,
  previewDepartmentMove,
} from '@seamline/shared/contract/organisation/department-moves';
import { call } from '@seamline/shared/http';
import { mutation } from '@seamline/shared/query';
import { LIST_KEYS } from '../queries.ts';

/** A move or a merge as it was previewed. */
export interface PreviewedMove {
  readonly values: DepartmentMove;
  readonly preview: DepartmentMovePreview;
}

/** Asks what a move or a merge would do now. */
export async function askMovePreview(values: DepartmentMove): Promise<PreviewedMove> {
  return { values, preview: await call(previewDepartmentMove, { body: values }) };
}

export const moveMutations = {
  preview: mutation({ request: askMovePreview }),
  make: mutation({
    request: ({ values, preview: { fingerprint } }: PreviewedMove) =>
      call(moveDepartments, { body: { ...values, fingerprint } }),
    invalidates: LIST_KEYS,
  }),
};
