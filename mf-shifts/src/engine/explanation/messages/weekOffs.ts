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
