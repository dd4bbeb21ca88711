import { listShifts } from '@seamline/shared/contract/shifts';
import { query } from '@seamline/shared/query';

/** Every call of the shift area, by kind and verb. */
export const api = {
  shifts: { list: query(listShifts) },
};
