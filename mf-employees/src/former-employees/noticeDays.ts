const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Days from the resignation to the last day at work; negative if the dates are reversed. */
export function noticeDays(resigned: string, lastDay: string): number | undefined {
  const [from, to] = [dayNumber(resigned), dayNumber(lastDay)];
  return from === undefined || to === undefined ? undefined : to - from;
}

/** Days since the beginning of the calendar: whole numbers, which no time zone can shift. */
function dayNumber(date: string): number | undefined {
  const parts = DAY.exec(date);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  // Years begin in March here, so that the leap day is the last of one.
  const sinceMarch = (month + 9) % 12;
  const y = year - (month <= 2 ? 1 : 0);
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leapDays + Math.floor((153 * sinceMarch + 2) / 5) + day - 1;
}
