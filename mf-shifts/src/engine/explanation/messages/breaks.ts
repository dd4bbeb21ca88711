import { msg } from '@lingui/core/macro';

/** When breaks may be taken, and who approves them. */
export const breakMessages = {
  title: msg`Breaks`,
  atSetTimes: msg`Lunch and tea are taken at their set times.`,
  anytime: msg`Lunch and tea may be taken at any time of the shift, for as long as set.`,
  faceAppFree: msg`Breaks punched in the face app need no approval.`,
  faceAppApproved: (kind: string) => msg`${kind} punched in the face app must be approved.`,
  faceAppPreApproved: (kind: string) => msg`${kind} punched in the face app must be approved beforehand.`,
  PERSONAL_BREAK: msg`Personal breaks`,
  LUNCH: msg`Lunch breaks`,
  TEA_BREAK: msg`Tea breaks`,
  employeeAppFree: msg`Breaks punched in the employee app need no approval.`,
  employeeAppApproved: msg`Breaks punched in the employee app must be approved.`,
  employeeAppPreApproved: msg`Breaks punched in the employee app must be approved beforehand.`,
  employeeAppOutOfRange: msg`Breaks punched in the employee app must be approved when they are punched outside the allowed area.`,
};
