import { listBranches } from '@seamline/shared/contract/organisation/branches';
import { recordList, request } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';

export const branches = recordList(
  queryOptions({ queryKey: [listBranches.path], queryFn: request(listBranches) }),
  'branches',
  'id',
);
