import {
  type EmployeeCodesInput,
  getEmployeeCodes,
  updateEmployeeCodes,
} from '@seamline/shared/contract/employees/employee-codes';
import { call } from '@seamline/shared/http';
import { mutation, request } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';

/** The series that employees get their codes from. Each added employee changes its next code. */
export const codeSeries = queryOptions({
  queryKey: [getEmployeeCodes.path],
  queryFn: request(getEmployeeCodes),
  staleTime: 0,
});

export const updateCodeSeries = mutation({
  request: (body: EmployeeCodesInput & { version?: number }) => call(updateEmployeeCodes, { body }),
  invalidates: [codeSeries.queryKey],
});
