import { listMembers } from '@seamline/shared/contract/administrators';
import { query } from '@seamline/shared/query';

/** Every call of the owners' and managers' area, by kind and verb. */
export const api = {
  members: { list: query(listMembers) },
};
