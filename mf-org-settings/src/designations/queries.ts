import {
  createDesignation,
  type DesignationChange,
  type DesignationInput,
  listDesignations,
  removeDesignation,
  updateDesignation,
} from '@seamline/shared/contract/organisation/designations';
import { call } from '@seamline/shared/http';
import { byName } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { mutation, type RemovedRecord, recordList, request, withClientId } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';
import { LIST_KEYS } from '../queries.ts';

export const designations = recordList(
  queryOptions({ queryKey: [listDesignations.path], queryFn: request(listDesignations) }),
  'designations',
  'id',
  { order: byName(({ designation }) => designation), kind: 'designation', addPath: paths.designationAdd },
);

export const designationMutations = {
  create: mutation({
    request: withClientId((input: DesignationInput, client_id) =>
      call(createDesignation, { query: { ...input, client_id } }),
    ),
    upsert: designations,
    invalidates: LIST_KEYS,
  }),
  update: (id: number) =>
    mutation({
      request: (change: DesignationChange & { version?: number | undefined }) =>
        call(updateDesignation, { query: { ...change, designation_id: id } }),
      upsert: designations,
      invalidates: LIST_KEYS,
    }),
  remove: mutation({
    request: ({ id, version }: RemovedRecord) => call(removeDesignation, { query: { designation_id: id, version } }),
    remove: designations,
    invalidates: LIST_KEYS,
  }),
};
