import {
  type ChangePreview,
  type ChangeValues,
  changeEmployees,
  givenFields,
  previewChange,
  undoChange,
} from '@seamline/shared/contract/employees/employee-changes';
import { call } from '@seamline/shared/http';
import { mutation, withClientId } from '@seamline/shared/query';
import { OF_EMPLOYEES } from '../queries.ts';
import type { sentSelection } from './selection.ts';

type SentSelection = ReturnType<typeof sentSelection>;

/** A change as it was previewed. */
export interface PreviewedChange {
  readonly selection: SentSelection;
  readonly values: ChangeValues;
  readonly preview: ChangePreview;
}

/** Asks what a change would do now. Values that are left out stay as they are. */
export async function askPreview(selection: SentSelection, given: ChangeValues): Promise<PreviewedChange> {
  const values: ChangeValues = Object.fromEntries(givenFields(given).map((field) => [field, given[field]]));
  return { selection, values, preview: await call(previewChange, { body: { ...selection, ...values } }) };
}

export const changeMutations = {
  preview: (selection: SentSelection) => mutation({ request: (values: ChangeValues) => askPreview(selection, values) }),
  /** Returns the id of the change and the number of changed employees. */
  make: mutation({
    request: withClientId(async ({ selection, values, preview: { fingerprint } }: PreviewedChange, id) => {
      const { changed } = await call(changeEmployees, { body: { id, ...selection, ...values, fingerprint } });
      return { id, changed };
    }),
    invalidates: OF_EMPLOYEES,
  }),
  undo: mutation({
    request: (id: string) => call(undoChange, { params: { id } }),
    invalidates: OF_EMPLOYEES,
  }),
};
