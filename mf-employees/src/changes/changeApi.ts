import {
  type ChangeInput,
  type ChangePreview,
  changeEmployees,
  givenFields,
  previewChange,
  undoChange,
  withdrawPlannedChange,
} from '@seamline/shared/contract/employees/employee-changes';
import { withoutEmpty } from '@seamline/shared/contract/wire/endpoint';
import { call } from '@seamline/shared/http';
import { mutation, withClientId } from '@seamline/shared/query';
import { OF_EMPLOYEES } from '../queries.ts';
import type { sentSelection } from './selection.ts';

/** The people of a change, and the planned entry of the only one of them that it takes the place of. */
export type ChangedPeople = ReturnType<typeof sentSelection> & { readonly replaces?: number | undefined };

/** A change as it was previewed. */
export interface PreviewedChange {
  readonly people: ChangedPeople;
  readonly values: ChangeInput;
  readonly preview: ChangePreview;
}

/** Asks what a change would do. Values that are left out stay as they are. */
export async function askPreview(people: ChangedPeople, given: ChangeInput): Promise<PreviewedChange> {
  const { effective_on, reason } = given;
  const values: ChangeInput = {
    ...Object.fromEntries(givenFields(given).map((field) => [field, given[field]])),
    ...withoutEmpty({ effective_on, reason }),
  };
  return { people, values, preview: await call(previewChange, { body: { ...people, ...values } }) };
}

export const changeMutations = {
  /** `complete` adds the values that follow from the given ones. */
  preview: (people: ChangedPeople, complete: (given: ChangeInput) => ChangeInput = (given) => given) =>
    mutation({ request: (given: ChangeInput) => askPreview(people, complete(given)) }),
  /** Returns the id of the change and the number of changed employees. */
  make: mutation({
    request: withClientId(async ({ people, values, preview: { fingerprint } }: PreviewedChange, id) => {
      const { changed } = await call(changeEmployees, { body: { id, ...people, ...values, fingerprint } });
      return { id, changed };
    }),
    invalidates: OF_EMPLOYEES,
  }),
  undo: mutation({
    request: (id: string) => call(undoChange, { params: { id } }),
    invalidates: OF_EMPLOYEES,
  }),
  withdraw: mutation({
    request: (id: number) => call(withdrawPlannedChange, { params: { id } }),
    invalidates: OF_EMPLOYEES,
  }),
};
