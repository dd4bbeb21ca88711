import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { getSetup, type SetupStep } from '@seamline/shared/contract/organisation/setup';
import { paths } from '@seamline/shared/paths';
import { prefetch, request } from '@seamline/shared/query';
import { currentSession, readStored, writeStored } from '@seamline/shared/session';
import { queryOptions } from '@tanstack/react-query';
import { waitAtMost } from '../scheduling.ts';

interface Step {
  name: MessageDescriptor;
  why: MessageDescriptor;
  /** The label of the button that leads to `path`. */
  start: MessageDescriptor;
  path: string;
}

export const STEPS: Record<SetupStep, Step> = {
  company: {
    name: msg`Company details`,
    why: msg`Name, address, logo and the place on the map.`,
    start: msg`Fill in`,
    path: paths.companyDetail,
  },
  branches: {
    name: msg`Branches`,
    why: msg`The places where people work.`,
    start: msg`Add Branch`,
    path: paths.branchAdd,
  },
  departments: {
    name: msg`Departments`,
    why: msg`The parts that each branch is divided into.`,
    start: msg`Add Department`,
    path: paths.departmentAdd,
  },
  designations: {
    name: msg`Designations`,
    why: msg`The titles of the jobs.`,
    start: msg`Add Designation`,
    path: paths.designationAdd,
  },
  'leave-types': {
    name: msg`Leave types`,
    why: msg`The kinds of leave, and who may take them.`,
    start: msg`Add Leave`,
    path: paths.leaveTypeAdd,
  },
  shifts: {
    name: msg`Shifts`,
    why: msg`When people work, and what follows from lateness.`,
    start: msg`Add Shift`,
    path: paths.shiftAdd,
  },
  employees: {
    name: msg`Employees`,
    why: msg`Everybody who works here.`,
    start: msg`Add Employee`,
    path: paths.employeeAdd,
  },
  managers: {
    name: msg`Managers`,
    why: msg`The other people who may work in this back-office.`,
    start: msg`Add Manager`,
    path: paths.managers,
  },
};

/** The steps that are left. They are read again whenever the page is opened, since every step leads back to it. */
export const setupQuery = queryOptions({
  queryKey: [getSetup.path],
  queryFn: request(getSetup),
  staleTime: 0,
});

const KEY = 'seamline:first-steps';

/** Returns true where no step is shown: setup is complete, the steps were hidden, or the user is no owner. */
export function isSetupOver(): boolean {
  return readStored(KEY) === 'over' || currentSession()?.role !== 'owner';
}

export function endSetup(): void {
  writeStored(KEY, 'over');
}

/** Longest wait of the page, in milliseconds, so that the steps do not shift its layout. */
const LOADING_DELAY_MS = 400;

/** Waits briefly for the steps that are left. */
export async function readSetup(): Promise<null> {
  if (isSetupOver()) return null;
  await waitAtMost(LOADING_DELAY_MS, prefetch(setupQuery));
  return null;
}
