import { listLeaveTypes } from '@seamline/shared/contract/leave-types';
import { query } from '@seamline/shared/query';

/** Every call of the leave area, by kind and verb. */
export const api = {
  leaveTypes: { list: query(listLeaveTypes) },
};
