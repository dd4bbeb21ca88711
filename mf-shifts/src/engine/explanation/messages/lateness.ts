import { msg } from '@lingui/core/macro';

/** Late in and early out. */
export const latenessMessages = {
  title: msg`Late in and early out`,
  separate: msg`Late arrivals and early departures have a monthly limit each.`,
  consolidated: msg`Late arrivals and early departures share one monthly limit.`,
  lateMaximum: (time: string) => msg`Late arrivals may add up to ${time} a month.`,
  lateUnlimited: msg`Late arrivals have no monthly limit.`,
  earlyMaximum: (time: string) => msg`Early departures may add up to ${time} a month.`,
  earlyUnlimited: msg`Early departures have no monthly limit.`,
  bothMaximum: (time: string) => msg`Together they may add up to ${time} a month.`,
  bothUnlimited: msg`Together they have no monthly limit.`,
  halfDayBeyond: msg`Once a limit is exceeded, every further late or early day costs half a day of leave.`,
  fullDayBeyond: msg`Once a limit is exceeded, every further late or early day costs a full day of leave.`,
  nothingBeyond: msg`Exceeding a limit costs no leave.`,
  lateReason: msg`A late arrival needs a reason.`,
  noLateReason: msg`A late arrival needs no reason.`,
  earlyReason: msg`An early departure needs a reason.`,
  noEarlyReason: msg`An early departure needs no reason.`,
  alsoOnExtraDays: msg`Late and early minutes are counted on week offs and holidays as well.`,
  notOnExtraDays: msg`Nobody is late or early on a week off or a holiday.`,
  lateDeducted: msg`Late minutes are deducted from the hours worked as a penalty.`,
  lateNotDeducted: msg`Late minutes are not deducted from the hours worked.`,
  forgivenWhenComplete: msg`An employee who completes the hours of the shift counts neither as late nor as early.`,
  countedEvenIfComplete: msg`Late and early minutes count even when the hours of the shift are completed.`,
};
