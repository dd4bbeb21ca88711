import { listBranches } from '@seamline/shared/contract/branches';
import { query } from '@seamline/shared/query';

/** Every call of this area, by kind and verb. */
export const api = {
  branches: { list: query(listBranches) },
};
