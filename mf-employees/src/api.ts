import { listEmployees } from '@seamline/shared/contract/employees';
import { query } from '@seamline/shared/query';

/** Every call of employees, by verb. */
export const api = {
  employees: {
    /** The directory of one branch, or of all. */
    list: (branchId: number | undefined) => query(listEmployees, { query: branchId ? { branch_id: branchId } : {} }),
  },
};
