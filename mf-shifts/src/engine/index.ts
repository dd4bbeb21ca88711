/**
 * The meaning of a shift's rules, without React and without a screen. `docs/shift-rules.md` describes the meaning; a
 * payroll module would call `simulate` with the days and punches of a month.
 */
export {
  type CalendarDate,
  dateOf,
  dayName,
  dayNamed,
  dayNumber,
  mondayOf,
  shortDayName,
  today,
  weekdayNameOf,
  weekdayOf,
} from './calendar.ts';
export { type Difference, differencesOf } from './differences.ts';
export { readShift } from './explanation/explainShift.ts';
export { counted, dayRanges } from './explanation/phrases.ts';
export { findProblems, readableShift, unreadableRules } from './readableShift.ts';
export { readDate, readDayAndMonth, readDuration, readMinutes, readTime } from './readEntry.ts';
export { checkShift, type Finding, type FindingKind, fixFinding } from './rule-check/checkShift.ts';
export { hasNoWeekOff } from './rule-check/leaveChecks.ts';
export { readLines, readPunches } from './simulation/punches.ts';
export type { Circumstances, DayInput, DayResult, Reasons, Step } from './simulation/result.ts';
export { simulate } from './simulation/simulate.ts';
export { type DayPicture, draggedTo, type Edge, movedBy, pictureOf } from './timeline.ts';
export { type PreviewDay, previewWeekOffs } from './weekOffs.ts';
