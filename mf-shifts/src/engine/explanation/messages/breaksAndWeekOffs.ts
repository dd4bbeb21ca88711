import { msg, plural } from '@lingui/core/macro';

/** Days off. */
export const weekOffMessages = {
  title: msg`Week offs`,
  automatic: (count: number) =>
    msg`Week offs are given automatically: the first ${plural(count, { one: 'day', other: '# days' })} of a week without a punch, from Monday to Sunday.`,
  automaticOpen: msg`Week offs are given automatically, but how many a week is not set.`,
  none: msg`No day of the week is off.`,
  everyWeek: (days: string) => msg`Every ${days} is off.`,
  alternate: (day: string, weeks: string, count: number) =>
    msg`${plural(count, { one: `Only the ${weeks} ${day} of a month is off.`, other: `Only the ${weeks} ${day} of a month are off.` })}`,
  alternateOpen: (day: string) =>
    msg`${day} would be off in alternate weeks, but no week is chosen, so it is a working day.`,
  alternateOutside: (day: string) =>
    msg`${day} is chosen for alternate weeks but is no week off, so it is a working day.`,
  alternateWithoutDays: (weeks: string) =>
    msg`Alternate week offs are switched on (weeks: ${weeks}), but no day is chosen for them.`,
  noWeeks: msg`none chosen`,
};

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
