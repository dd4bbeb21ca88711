import { msg } from '@lingui/core/macro';

/** Name, punches, hours. */
export const basicMessages = {
  title: msg`The shift`,
  named: (name: string) => msg`This is the shift “${name}”, which has no code.`,
  namedWithCode: (name: string, code: string) => msg`This is the shift “${name}”, with the code ${code}.`,
  unnamed: msg`This shift has no name yet.`,
  unnamedWithCode: (code: string) => msg`This shift has the code ${code}, but no name yet.`,
  offset: (offset: string) => msg`All times are those of the time zone UTC${offset}.`,
  manyPunches: msg`People may punch in and out several times a day, and every stretch between counts.`,
  onePunch: msg`Only the first punch in and the last punch out of a day count.`,
  outOfRangeReason: msg`A punch outside the allowed area needs a reason.`,
  noOutOfRangeReason: msg`A punch outside the allowed area needs no reason.`,
  fullShiftHours: msg`The shift clock is complete when the whole length of the shift has been worked.`,
  minimumFullDayHours: msg`The shift clock is complete when the minimum hours of a full day have been worked.`,
  byProductiveHours: msg`Attendance is judged by productive hours, that is without breaks.`,
  byPresence: msg`Attendance is judged by all the time from the first punch in to the last punch out.`,
  untakenBreakDeducted: msg`A lunch or tea break that is not taken is deducted from productive hours as well.`,
  untakenBreakKept: msg`A lunch or tea break that is not taken is not deducted.`,
  shortBreakInFull: msg`A lunch or tea break that is cut short is deducted in full.`,
  shortBreakAsTaken: msg`A lunch or tea break that is cut short is deducted only for as long as it lasted.`,
};
