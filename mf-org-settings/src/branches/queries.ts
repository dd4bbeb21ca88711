import { listBranches } from '@seamline/shared/contract/organisation/branches';
import { byName } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { recordList, request } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';

export const branches = recordList(
  queryOptions({ queryKey: [listBranches.path], queryFn: request(listBranches) }),
  'branches',
  'id',
  { order: byName(({ name }) => name), kind: 'branch', addPath: paths.branchAdd },
);
