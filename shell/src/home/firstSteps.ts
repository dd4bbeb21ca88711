import { getSetup, type SetupStep } from '@seamline/shared/contract/setup';
import { paths } from '@seamline/shared/paths';
import { prefetch, query } from '@seamline/shared/query';
import { currentSession, readStored, writeStored } from '@seamline/shared/session';

/** Where each step is taken. */
export const STEP_PATHS: Record<SetupStep, string> = {
  company: paths.companyDetail,
  branches: paths.branchAdd,
  departments: paths.departmentAdd,
  designations: paths.designationAdd,
  'leave-types': paths.leaveTypeAdd,
  shifts: paths.shiftAdd,
  employees: paths.employeeAdd,
  managers: paths.managers,
};

/** What is left to do in this house; read anew whenever the page is opened, since every step leads back to it. */
export const setupQuery = { ...query(getSetup), staleTime: 0 };

const KEY = 'seamline:first-steps';

/** Whether there is nothing to ask: the house stands, somebody does not want to be led, or it is not theirs to set up. */
export function isSetupOver(): boolean {
  return readStored(KEY) === 'over' || currentSession()?.role !== 'owner';
}

export function endSetup(): void {
  writeStored(KEY, 'over');
}

/** Milliseconds that the page waits, so that the steps do not push down what stands there already. */
const PATIENCE = 400;

/** Waits until it is known whether there are steps to be shown, but not for long. */
export async function readSetup(): Promise<null> {
  if (isSetupOver()) return null;
  await Promise.race([prefetch(setupQuery), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return null;
}
