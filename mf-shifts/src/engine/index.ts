/**
 * The meaning of a shift's rules, without React and without a screen. `docs/shift-rules.md` describes the meaning; a
 * payroll module would call `simulate` with the days and punches of a month.
 */
export { type CalendarDate, dateOf, dayNumber, mondayOf, today, weekdayOf } from './calendar.ts';
export { dayName, dayNamed, shortDayName, weekdayNameOf } from './dayNames.ts';
export { type Difference, differencesOf } from './differences.ts';
export { counted, dayRanges } from './explanation/phrases.ts';
export { readShift } from './explanation/readShift.ts';
export { findProblems, readableShift, unreadableRules } from './readableShift.ts';
export { readDate, readDayAndMonth } from './readDate.ts';
export { readDuration, readMinutes, readTime } from './readEntry.ts';
export { checkShift, type Finding, type FindingKind, fixFinding } from './rule-check/checkShift.ts';
export { hasNoWeekOff } from './rule-check/weekOffChecks.ts';
export { readLines, readPunches } from './simulation/readPunches.ts';
export type { Circumstances, DayInput, DayResult, Reasons, Step } from './simulation/result.ts';
export { simulate } from './simulation/simulate.ts';
export { type DayPicture, draggedTo, type Edge, movedBy, pictureOf } from './timeline.ts';
export { type PreviewDay, previewWeekOffs } from './weekOffs.ts';
